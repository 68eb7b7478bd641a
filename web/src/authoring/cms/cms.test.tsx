import { contentRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { bookOf, cmsCourseOf, productOf } from '../../../test/cms-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';

const productItem = { id: 'p1', kind: 'PRODUCT', published: true, shown: true };
const school = (role: string, values: Record<string, unknown> = {}) => ({
  viewer: { ...amara, role, started: null },
  cmsProducts: [productOf()],
  books: [bookOf()],
  ...values,
});
const tab = (name: string) => page.getByRole('tab', { name });
const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Content Management' });

describe('content management', () => {
  // D2-2.01–2.04, 2.08, R2-02, 05
  test.each(contentRoles)('is an entry of the navigation for %s and opens with the products', async (role) => {
    const { place, address } = openApp('/', school(role));
    await entry.click();
    await expect.poll(address).toBe('/cms');
    await expect.element(tab('Products')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('region', { name: 'Digital Literacy' })).toBeVisible();
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
    await expectAccessible(place);
  });

  // R2-02, 05
  test.each(globalRoles.filter((role) => !contentRoles.some((one) => one === role)))(
    'is closed to %s, who is led home',
    async (role) => {
      for (const at of ['/cms', '/cms/ebook', '/cms/video']) {
        const { address } = openApp(at, school(role));
        await expect.poll(address).toBe('/');
      }
      await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.element(entry).not.toBeInTheDocument();
    },
  );

  // D2-2.12, 2.14, 2.15, 9.51, T2-005–007
  test('keeps the tab in the address and under currentTab, and begins with the first', async () => {
    const { address } = openApp('/cms', school('CONTENT_MANAGER'));
    await tab('Library').click();
    await expect.poll(address).toBe('/cms?tab=library');
    expect(localStorage.getItem('currentTab')).toBe('library');
    openApp('/cms', school('CONTENT_MANAGER'));
    await expect.element(tab('Library').last()).toHaveAttribute('aria-selected', 'true');
    openApp('/cms?tab=products', school('CONTENT_MANAGER'));
    await expect.element(tab('Products').last()).toHaveAttribute('aria-selected', 'true');
    localStorage.setItem('currentTab', 'nothing');
    openApp('/cms?tab=bogus', school('CONTENT_MANAGER'));
    await expect.element(tab('Products').last()).toHaveAttribute('aria-selected', 'true');
  });

  // D2-2.20, R2-08
  test('has a button for videos that is off, and a page that says so', async () => {
    const { place, router, address } = openApp('/cms?tab=library', school('CONTENT_MANAGER'));
    const button = page.getByRole('button', { name: 'Open the videos' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(place);
    await router.navigate({ to: '/cms/$', params: { _splat: 'video' } });
    await expect.element(page.getByText('Not available')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Content Management' }).click();
    await expect.poll(address).toBe('/cms');
  });

  test('leads home from an address that it does not have', async () => {
    const { address } = openApp('/cms/nowhere', school('CONTENT_MANAGER'));
    await expect.poll(address).toBe('/');
  });
});

describe('the products', () => {
  // T2-048, 049, 051
  test('show their courses, and of each whether learners see it', async () => {
    const courses = [
      cmsCourseOf(),
      cmsCourseOf({ id: 'c2', name: 'العيش على الإنترنت', language: 'ar', published: true }),
    ];
    const bare = productOf({ id: 'p2', name: 'Empty shelf', published: false, courses: [] });
    const { place } = openApp('/cms', school('CONTENT_DEVELOPER', { cmsProducts: [productOf({ courses }), bare] }));
    const product = page.getByRole('region', { name: 'Digital Literacy' });
    await expect.element(product.getByRole('article').first()).toMatchTextContent('Draft');
    await expect.element(product.getByRole('article').first()).toMatchTextContent('3 levels · 12 lessons');
    await expect.element(product.getByRole('article').last()).toMatchTextContent('Published');
    const arabic = product.getByRole('heading', { name: 'العيش على الإنترنت' });
    await expect.element(arabic).toHaveAttribute('dir', 'rtl');
    await expect.element(page.getByRole('region', { name: 'Empty shelf' })).toMatchTextContent('Draft');
    await expect
      .element(page.getByRole('region', { name: 'Empty shelf' }))
      .toMatchTextContent('This product has no courses yet.');
    await expectAccessible(place);
  });

  // D2-8.06
  test('say so where there are none, and where they could not be read', async () => {
    const values = school('CONTENT_MANAGER', { cmsProducts: () => refuse('INTERNAL', 'a bug') });
    openApp('/cms', values);
    await expect.element(page.getByRole('alert')).toMatchTextContent('The products could not be loaded.');
    Object.assign(values, { cmsProducts: [] });
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByText('There are no products yet.')).toBeVisible();
  });
});

describe('what is done with a product', () => {
  const done = { waits: false, change_set_id: null, items: [] };
  const said = (text: string) => page.getByText(text, { exact: true }).first();
  const act = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const counts = { courses: 1, books: 2, licenses: 3, groups: 0, learners: 61 };

  // D2-6.17, 6.18, 6.21, 6.22, 6.25, 7.74, T2-118, 119
  test('is not offered without edit rights, but editing is', async () => {
    openApp('/cms', school('CONTENT_DEVELOPER', { cmsProducts: [productOf({ published: false })] }));
    await expect.element(act('Edit: Digital Literacy')).toBeVisible();
    for (const name of [
      'Create Product',
      'Publish: Digital Literacy',
      'Delete: Digital Literacy',
      'Add Course: Digital Literacy',
      'Delete: Living Online',
    ])
      await expect.element(act(name)).not.toBeInTheDocument();
  });

  // D2-4.01, 4.13–4.16, 7.72, 7.73, T2-050, 184, 185
  test('publishes a draft; a published one has the chip, and only a system administrator the way back', async () => {
    const draft = school('CONTENT_MANAGER', { cmsProducts: [productOf({ published: false })], publishProduct: done });
    openApp('/cms', draft);
    await act('Publish: Digital Literacy').click();
    await expect.element(said('Successfully Published Product!')).toBeVisible();
    openApp('/cms', school('CONTENT_MANAGER'));
    await expect.element(page.getByRole('region', { name: 'Digital Literacy' }).last()).toMatchTextContent('Published');
    await expect.element(act('Unpublish: Digital Literacy')).not.toBeInTheDocument();
    openApp('/cms', school('SYSTEM_ADMIN', { productDependants: counts, unpublishProduct: done }));
    await act('Unpublish: Digital Literacy').click();
    await expect.element(dialog.getByText('61 learners have results in it')).toBeVisible();
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect.element(said('Successfully Unpublished Product!')).toBeVisible();
  });

  // D2-5.47, 5.48, 7.71, T2-187, 188
  test('deletes it once its exact name is typed, and shows first what depends on it', async () => {
    const values = school('CONTENT_MANAGER', {
      productDependants: counts,
      deleteProduct: () => refuse('INTERNAL', 'a bug'),
    });
    const { place, calls } = openApp('/cms', values);
    await act('Delete: Digital Literacy').click();
    for (const text of ['1 course', '2 e-books', 'Used by 3 licenses'])
      await expect.element(dialog.getByText(text)).toBeVisible();
    const remove = dialog.getByRole('button', { name: 'Delete', exact: true });
    await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(place);
    const name = dialog.getByRole('textbox', { name: 'Type the exact name to confirm' });
    await name.fill('digital literacy');
    await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
    await name.fill('Digital Literacy');
    await remove.click();
    await expect.element(said('Oops! Something went wrong.')).toBeVisible();
    Object.assign(values, { deleteProduct: done });
    await remove.click();
    await expect.element(said('Successfully deleted Product')).toBeVisible();
    expect(calls.findLast(({ operation }) => operation === 'DeleteProduct_deleteProduct')?.variables).toEqual({
      id: 'p1',
      name: 'Digital Literacy',
    });
  });

  // D2-2.53, 2.76, 5.43–5.46, 7.69, T2-085–087
  test('makes one with name, color and logo, and says which is missing', async () => {
    const { place } = openApp('/cms', school('PRODUCT_MANAGER'));
    await act('Create Product').click();
    await dialog.getByRole('button', { name: 'Create Product' }).click();
    for (const text of ['A Product name is required', 'A Product color is required', 'A Product logo is required'])
      await expect.element(dialog.getByText(text)).toBeVisible();
    await dialog.getByLabelText('Pick a color').fill('#123456');
    await expect.element(dialog.getByRole('textbox', { name: /Color/ })).toHaveValue('#123456');
    await expect.element(dialog.getByText('A Product color is required')).not.toBeInTheDocument();
    await expectAccessible(place);
  });

  // T2-186
  test('says so where it could not be published, or changed', async () => {
    const failing = {
      publishProduct: () => refuse('INTERNAL', 'a bug'),
      updateProduct: () => refuse('INTERNAL', 'a bug'),
    };
    openApp(
      '/cms',
      school('CONTENT_MANAGER', {
        cmsProducts: [productOf({ published: false, logo: '/media/logo' })],
        contentItem: {
          ...productItem,
          published: false,
          shown: false,
          version: 1,
          content: { name: 'Digital Literacy', color: '#0f766e', logo: '/media/logo' },
        },
        ...failing,
      }),
    );
    const failed = said('Failed to update Product. If problem persists please contact Tech Support.');
    await act('Publish: Digital Literacy').click();
    await expect.element(failed).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(failed).not.toBeInTheDocument();
    await act('Edit: Digital Literacy').click();
    await dialog.getByRole('textbox', { name: /Name/ }).fill('Digital Skills');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(failed).toBeVisible();
  });

  test('says so where a course could not be added', async () => {
    const failing = {
      createCourse: () => refuse('INTERNAL', 'a bug'),
      deleteCourse: () => refuse('INTERNAL', 'a bug'),
    };
    openApp('/cms', school('DEVELOPER', { ...failing, contentDependants: () => refuse('INTERNAL', 'a bug') }));
    await act('Add Course: Digital Literacy').click();
    await dialog.getByRole('textbox', { name: /Name/ }).fill('Safety');
    await dialog.getByRole('button', { name: 'Add Course' }).click();
    await expect.element(said('Oops! Something went wrong please try again')).toBeVisible();
  });

  // D2-5.49, 5.50, 6.20, 7.76, T2-193
  test('says so where a course could not be deleted', async () => {
    const failing = {
      deleteCourse: () => refuse('INTERNAL', 'a bug'),
      contentDependants: () => refuse('INTERNAL', 'a bug'),
    };
    openApp('/cms', school('DEVELOPER', failing));
    await act('Delete: Living Online').click();
    await expect.element(dialog.getByText('What depends on it could not be counted.')).toBeVisible();
    const remove = dialog.getByRole('button', { name: 'Delete', exact: true });
    await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('textbox', { name: 'Type the exact name to confirm' }).fill('Living Online');
    await remove.click();
    await expect.element(said('Failed to delete Course. Please contact Tech Support.')).toBeVisible();
  });

  // D2-7.70
  test('changes it from the version that is shown', async () => {
    const values = school('CONTENT_DEVELOPER', {
      cmsProducts: [productOf({ version: 3, logo: '/media/logo' })],
      // Learners see the one, and a change waits: the form goes on from that.
      contentItem: {
        ...productItem,
        version: 4,
        content: { name: 'Digital Tools', color: '#0f766e', logo: '/media/logo' },
      },
      updateProduct: done,
    });
    const { calls } = openApp('/cms', values);
    await act('Edit: Digital Literacy').click();
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await expect.element(name).toHaveValue('Digital Tools');
    await name.fill('Digital Skills');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(said('Successfully updated Product')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'ProductDialog_updateProduct')?.variables).toEqual({
      data: { name: 'Digital Skills', color: '#0f766e', logo: '/media/logo' },
      where: { id: 'p1', version: 4 },
    });
  });

  // D2-5.49, 5.50, 6.17, 6.20, 7.74, 7.76, T2-189, 192
  test('adds a course, and deletes one by its exact name', async () => {
    const { calls } = openApp(
      '/cms',
      school('DEVELOPER', {
        createCourse: done,
        deleteCourse: done,
        contentDependants: { licenses: 0, groups: 3, learners: 61, study_projects: 0, questions: 0, pointing: 0 },
      }),
    );
    await act('Add Course: Digital Literacy').click();
    await dialog.getByRole('textbox', { name: /Name/ }).fill('Safety');
    await dialog.getByRole('combobox', { name: /Levels/ }).selectOptions('3');
    await expect.element(dialog.getByRole('combobox', { name: /^Language/ })).toHaveDisplayValue('English');
    await dialog.getByRole('combobox', { name: /^Language/ }).selectOptions('Portuguese');
    await dialog.getByRole('button', { name: 'Add Course' }).click();
    await expect.element(said('Successfully added Course.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'AddCourseDialog_createCourse')?.variables).toEqual({
      data: { product_id: 'p1', name: 'Safety', description: '', language: 'pt', levels: 3 },
    });
    await act('Delete: Living Online').click();
    await expect.element(dialog.getByText('3 groups use it')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Type the exact name to confirm' }).fill('Living Online');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(said('Successfully deleted Course')).toBeVisible();
  });
});
