import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { bookOf, productOf } from '../../../test/cms-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { button } from '../../../test/play/locators.ts';

const authored = (id: string, what: string, version = 2) => ({
  waits: false,
  change_set_id: null,
  items: [{ id, version, what }],
});
const pages = ['Wires', 'Radio'].map((title, index) => ({ id: `g${index + 1}`, title, page_number: index + 1 }));
const school = (role = 'CONTENT_MANAGER', values: Record<string, unknown> = {}) => ({
  viewer: { ...amara, role, started: null },
  cmsProducts: [productOf()],
  books: [bookOf()],
  book: bookOf({ pages }),
  contentItem: ({ id }: { id: string }) => ({
    id,
    kind: 'BOOK_PAGE',
    version: 1,
    published: null,
    content: {
      title: pages.find((one) => one.id === id)?.title,
      content: '<p>Copper.</p>',
      page_number: pages.find((one) => one.id === id)?.page_number,
    },
  }),
  ...values,
});
const product_id = '7b6a75e0-10a3-4bf2-9380-3e4236269651';
const title = page.getByRole('textbox', { name: 'Title' });
const content = page.getByRole('textbox', { name: 'Content' });
const said = (text: string) => page.getByText(text, { exact: true }).first();
const openPage = async (values: School = school(), at = '/cms/ebook/b1') => {
  const app = openApp(at, values);
  await expect.element(content).toBeVisible();
  return app;
};

describe('e-books', () => {
  // D2-2.56, 5.60, 5.61, 6.16, 7.91, T2-047, 088, 089, 117
  test('are added with a title and a product, and opened, by whoever has edit rights', async () => {
    const { place, calls, address } = openApp(
      '/cms/ebook',
      school('CONTENT_MANAGER', { createBook: authored('b1', 'MADE'), cmsProducts: [productOf({ id: product_id })] }),
    );
    await button('Add E-Book').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add E-Book' }).click();
    await expect.element(dialog.getByText('a title is required')).toBeVisible();
    await expect.element(dialog.getByText('please select a product')).toBeVisible();
    await expectAccessible(place);
    await userEvent.type(dialog.getByRole('textbox', { name: /Book Title/ }), 'Networks at home');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Product/ }), 'Digital Literacy');
    await dialog.getByRole('button', { name: 'Add E-Book' }).click();
    await expect.poll(address).toBe('/cms/ebook/b1');
    expect(calls.find(({ operation }) => operation === 'AddBookDialog_createBook')?.variables).toEqual({
      data: { name: 'Networks at home', product_id },
    });
  });

  // D2-2.56, 5.60, 5.61, 6.16, 7.91
  test('get another title from everybody in content management, and show both where somebody was faster', async () => {
    const values = school('CONTENT_DEVELOPER', { updateBook: authored('b1', 'CHANGED') });
    const { place, calls } = await openPage(values);
    await button('Change the title: Networks at home').click();
    const dialog = page.getByRole('dialog', { name: 'Change the title' });
    const name = dialog.getByRole('textbox', { name: /Book Title/ });
    await expect.element(name).toHaveValue('Networks at home');
    await name.clear();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('a title is required')).toBeVisible();
    await expectAccessible(place);
    await name.fill('Networks');
    Object.assign(values, {
      updateBook: () =>
        refuse('CONFLICT', 'no', undefined, { id: 'b1', version: 4, theirs: { name: 'Home networks' } }),
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    const both = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect.element(both.getByText('Home networks')).toBeVisible();
    Object.assign(values, { updateBook: authored('b1', 'CHANGED', 5) });
    await both.getByRole('radio', { name: 'Book Title: Yours' }).click();
    await both.getByRole('button', { name: 'Save this choice' }).click();
    await expect.element(said('Successfully updated E-Book')).toBeVisible();
    expect(calls.findLast(({ operation }) => operation === 'RenameBook_updateBook')?.variables).toEqual({
      data: { name: 'Networks' },
      where: { id: 'b1', version: 4 },
    });
  });

  // D2-2.56, 5.60, 5.61, 6.16, 7.91
  test('are opened by everyone in content management; without edit rights none is added or deleted', async () => {
    const { place } = openApp('/cms/ebook', school('CONTENT_DEVELOPER'));
    await expect.element(page.getByRole('link', { name: 'Networks at home' })).toBeVisible();
    await expect.element(button('Add E-Book')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Networks at home' }).click();
    await expect.element(content).toBeVisible();
    await expect.element(button('Delete page')).not.toBeInTheDocument();
    await expectAccessible(place);
  });
});

describe('the pages of an e-book', () => {
  // D2-2.18, 2.19, R2-07
  test('are shown one at a time, each with an address of its own', async () => {
    const { address } = await openPage();
    await expect.element(title).toHaveValue('Wires');
    await expect.element(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await button('Next page').click();
    await expect.element(title).toHaveValue('Radio');
    expect(address()).toBe('/cms/ebook/b1?page=g2');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Page' }), '1. Wires');
    await expect.element(title).toHaveValue('Wires');
  });

  // D2-7.93, 7.94, T2-182, 183
  test('are changed, each time from the version that was saved last', async () => {
    const { calls } = await openPage(
      school('CONTENT_DEVELOPER', { updateBookPage: () => authored('g1', 'CHANGED', 5) }),
    );
    await title.fill('Cables');
    await button('Save page').click();
    await expect.element(said('Successfully Updated Page')).toBeVisible();
    await title.fill('Copper cables');
    await button('Save page').click();
    const sent = () => calls.filter(({ operation }) => operation === 'PageForm_updateBookPage');
    await expect.poll(() => sent().length).toBe(2);
    expect(sent().map(({ variables }) => variables['where'])).toEqual([
      { id: 'g1', version: 1 },
      { id: 'g1', version: 5 },
    ]);
    expect(sent()[0]?.variables['data']).toEqual({ title: 'Cables', content: '<p>Copper.</p>', page_number: 1 });
  });

  test('that learners see are published at once by whoever may, or saved to wait', async () => {
    const values = school('CONTENT_MANAGER', { updateBookPage: () => authored('g1', 'CHANGED', 5) });
    const { contentItem } = values;
    const { calls, place } = await openPage({
      ...values,
      contentItem: (given: { id: string }) => ({ ...contentItem(given), shown: true }),
    });
    await expect.element(button('Save and publish')).toBeVisible();
    await expectAccessible(place);
    const sent = () => calls.filter(({ operation }) => operation === 'PageForm_updateBookPage');
    await title.fill('Cables');
    await button('Save for later').click();
    await expect.poll(() => sent().length).toBe(1);
    await title.fill('Copper cables');
    await button('Save and publish').click();
    await expect.poll(() => sent().length).toBe(2);
    expect(sent().map(({ variables }) => variables['where'])).toEqual([
      { id: 'g1', version: 1, later: true },
      { id: 'g1', version: 5 },
    ]);
  });

  test('keep what is typed when they are left, without a question, and have it when they are opened again', async () => {
    const values: School = school();
    await openPage(values);
    await title.fill('Cables');
    await expect.element(page.getByText('Draft saved, only you see it')).toBeVisible();
    await button('Next page').click();
    await expect.element(title).toHaveValue('Radio');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    values['workingCopy'] = ({ id }: { id: string }) =>
      id === 'g1'
        ? {
            id,
            base_version: 1,
            data: { title: 'Cables' },
            revision: 1,
            kept_on: '2026-11-23T10:04:00Z',
            is_sent_back: false,
          }
        : null;
    await button('Previous page').click();
    await expect.element(title).toHaveValue('Cables');
    await expect.element(page.getByText(/^You typed this and have not saved it/)).toBeVisible();
  });

  test('in which two have changed the same ask whose counts, and keep what only one has changed', async () => {
    const theirs = { book_id: 'b1', title: 'Theirs', content: '<p>Glass.</p>', page_number: 1 };
    let refused = 0;
    const { place, calls } = await openPage(
      school('CONTENT_DEVELOPER', {
        updateBookPage: () =>
          refused++ === 0
            ? refuse('CONFLICT', 'no', undefined, { id: 'g1', version: 4, theirs })
            : authored('g1', 'CHANGED', 5),
      }),
    );
    await title.fill('Mine');
    await button('Save page').click();
    const both = page.getByRole('dialog', { name: 'Changed in the meantime' });
    for (const text of ['Mine', 'Theirs']) await expect.element(both.getByText(text).first()).toBeVisible();
    await expect.element(both.getByText('Glass.')).not.toBeInTheDocument();
    await both.getByRole('radio', { name: 'Title: Yours' }).click();
    await expectAccessible(place);
    await both.getByRole('button', { name: 'Save this choice' }).click();
    await expect.element(said('Successfully Updated Page')).toBeVisible();
    await expect.element(both).not.toBeInTheDocument();
    expect(calls.findLast(({ operation }) => operation === 'PageForm_updateBookPage')?.variables).toEqual({
      data: { title: 'Mine', content: '<p>Glass.</p>', page_number: 1 },
      where: { id: 'g1', version: 4 },
    });
  });

  // D2-2.57, 5.62–5.64, 7.92, T2-182, 183
  test('are made with a number and content, which they have to have', async () => {
    const { calls, address } = openApp(
      '/cms/ebook/b1?page=new',
      school('CONTENT_DEVELOPER', { createBookPage: authored('g2', 'MADE', 1) }),
    );
    await expect.element(content).toBeVisible();
    const number = page.getByRole('textbox', { name: /Page number/ });
    await expect.element(number).toHaveValue('3');
    await number.clear();
    await button('Save page').click();
    await expect.element(number).toBeInvalid();
    await expect.element(content).toHaveAttribute('aria-invalid', 'true');
    await number.fill('2');
    await userEvent.click(content);
    await userEvent.keyboard('Glass');
    await button('Save page').click();
    await expect.element(said('Successfully Created Page')).toBeVisible();
    await expect.poll(address).toBe('/cms/ebook/b1?page=g2');
    expect(calls.find(({ operation }) => operation === 'PageForm_createBookPage')?.variables).toEqual({
      data: { ebook_id: 'b1', title: '', content: '<p>Glass</p>', page_number: 2 },
    });
  });

  // D2-8.06, T2-137
  test('are missing where a book is new, and are deleted by whoever publishes', async () => {
    openApp('/cms/ebook/b1', school('CONTENT_MANAGER', { book: bookOf({ pages: [] }) }));
    await expect.element(said('No Pages')).toBeVisible();
    const { calls } = openApp(
      '/cms/ebook/b1',
      school('CONTENT_MANAGER', { deleteBookPage: authored('g1', 'REMOVED') }),
    );
    await button('Delete page').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(said('Successfully deleted Page')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'DeletePage_deleteBookPage')?.variables).toEqual({ id: 'g1' });
  });
});
