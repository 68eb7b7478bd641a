import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { bookOf } from '../../../test/cms-values.ts';
import { cardOf, choicesOf, librarySchool, pageIds as ids } from '../../../test/library-values.ts';
import { fileTaker } from '../../../test/media-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';
import { dropOffers } from '../change-set/undo-store.ts';

const at = '/cms/product/p1/course/c1?tab=library';
const done = { waits: false, change_set_id: 's1', items: [] };

beforeEach(() => {
  forgetToasts();
  dropOffers();
  localStorage.removeItem('currentLibraryTab');
});

/** The tab with two flash cards and a video in the first lesson. */
function open(search = '', values: School = {}, role = 'CONTENT_MANAGER') {
  const school = librarySchool(values, role);
  return { school, ...openApp(`${at}${search}`, school) };
}

const decks = '&library=quickdecks&lesson=l1';
const clips = '&library=quickclips&lesson=l1';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const sentOf = ({ calls }: ReturnType<typeof open>, operation: string) =>
  calls.filter((call) => call.operation === `CmsCards_${operation}`).map(({ variables }) => variables);
const said = () => currentToast()?.text;

describe('the Learning Library', () => {
  // D2-2.25, 2.26, 2.28, 9.52, T2-014–016, 024, 025
  test('begins with the lessons at the left, and keeps its part in the address and under currentLibraryTab', async () => {
    const { place, address } = open();
    await expect.element(page.getByRole('heading', { name: "Let's Get Started" })).toBeVisible();
    await expect.element(page.getByText('Select a Lesson on the left to Add/Edit its contents')).toBeVisible();
    for (const name of ['EBOOK', 'QUICKDECKS', 'QUICKCLIPS'])
      await expect.element(page.getByRole('tab', { name })).toBeVisible();
    await expectAccessible(place);
    await page.getByRole('tab', { name: 'QUICKDECKS' }).click();
    await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: 'Parts of a system' }).click();
    await expect.element(page.getByRole('heading', { name: 'Quickdeck Cards' })).toBeVisible();
    await expect.poll(address).toContain('library=quickdecks');
    expect(address()).toContain('lesson=l1');
    expect(localStorage.getItem('currentLibraryTab')).toBe('quickdecks');
  });

  // D2-2.25, 2.26, 2.28, 9.52
  test('opens the part that was chosen last', async () => {
    localStorage.setItem('currentLibraryTab', 'quickclips');
    open('&lesson=l1');
    await expect.element(page.getByRole('tab', { name: 'QUICKCLIPS' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('heading', { name: 'Quickclip Cards' })).toBeVisible();
  });

  test('shows at 390 px the lessons, or the one that is chosen with the way back', async () => {
    await page.viewport(390, 844);
    open(decks);
    await expect.element(page.getByRole('heading', { name: 'Quickdeck Cards' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await button('All lessons').click();
    await expect.element(page.getByRole('navigation', { name: 'Lessons' })).toBeVisible();
    await page.viewport(1280, 800);
  });
});

describe('the Quickdeck cards of a lesson', () => {
  // D2-4.09, 4.10, 4.17, 7.98, 7.99, 8.31, T2-174, 175
  test('are published and made drafts again, and each act says so', async () => {
    const { place } = open(decks, { publishQuickdeckCard: done, unpublishQuickdeckCard: done });
    await expectAccessible(place);
    await button('Publish: Switch').click();
    await expect.poll(said).toBe('Successfully Published Quickdeck Card!');
    forgetToasts();
    await button('Unpublish: Router').click();
    await expect.poll(said).toBe('Successfully Unpublished Quickdeck Card!');
  });

  test('are published with errors once that was asked', async () => {
    const error = { is_error: true, id: 'k2', in_id: 'k2' };
    const { calls } = open(decks, {
      publishQuickdeckCard: done,
      contentFindings: { findings: [error], errors: 1, hints: 0 },
    });
    const published = () => calls.filter(({ operation }) => operation.endsWith('_publishQuickdeckCard')).length;
    await button('Publish: Switch').click();
    await expect.element(page.getByRole('dialog', { name: 'Publish with errors?' })).toBeVisible();
    expect(published()).toBe(0);
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect.poll(published).toBe(1);
  });

  // D2-4.09, 4.10, 4.17, 7.98, 7.99, 8.31, T2-176
  test('say where publishing has failed, and where it was refused', async () => {
    const { school, connection } = open(decks, { publishQuickdeckCard: () => refuse('FORBIDDEN', 'no') });
    await button('Publish: Switch').click();
    await expect.poll(said).toBe('Your role does not allow this.');
    school['publishQuickdeckCard'] = done;
    connection.lost = true;
    await button('Publish: Switch').click();
    await expect.poll(said).toBe('Failed to update Quickdeck Card. If problem persists please contact Tech Support.');
  });

  test('are moved by buttons and by arrow keys on the grip, which keep the focus, and each place is told', async () => {
    const [router, other] = [cardOf('k1', 'Router'), cardOf('k2', 'Switch')];
    const app = open(decks, { quickdeckCards: [router, other] });
    app.school['moveContent'] = ({ data: { before } }: { data: { before: string } }) => {
      app.school['quickdeckCards'] = before === 'k1' ? [other, router] : [router, other];
      return done;
    };
    await button('Move Switch up').click();
    await expect.element(page.getByText('Switch, 1 of 2').first()).toBeInTheDocument();
    await expect.element(button('Move Switch up')).toHaveFocus();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'It joins' }).first())
      .toHaveAccessibleName('Switch');
    await expect.poll(() => sentOf(app, 'quickdeckCards')).toHaveLength(2);
    (button('Move Router').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => sentOf(app, 'moveContent')).toHaveLength(2);
    await expect.element(button('Move Router')).toHaveFocus();
    expect(sentOf(app, 'moveContent')).toEqual([
      { data: { kind: 'QUICKDECK_CARD', id: 'k2', before: 'k1' } },
      { data: { kind: 'QUICKDECK_CARD', id: 'k1', before: 'k2' } },
    ]);
  });

  test('stand as they were where they could not be moved', async () => {
    const { connection } = open(decks);
    await expect.element(button('Move Switch up')).toBeVisible();
    connection.lost = true;
    await button('Move Switch up').click();
    await expect.poll(said).toBe('Failed to update Quickdeck Card. If problem persists please contact Tech Support.');
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'It joins' }).first())
      .toHaveAccessibleName('Router');
  });

  // D2-8.33, T2-180, 181
  test('are deleted after what shows them was said', async () => {
    const app = open(decks, { deleteQuickdeckCard: done });
    await button('Delete Router').click();
    await expect.element(dialog).toMatchTextContent('Used in 3 places');
    await expect.element(dialog).toMatchTextContent('Key element, Connected Devices');
    await expect.element(dialog.getByRole('link', { name: 'Which part moves?' })).toBeVisible();
    await expect
      .element(dialog)
      .toMatchTextContent('Explanation of a question, Connected Devices, once a change is published');
    await expectAccessible(app.place);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(said).toBe('Successfully deleted Card');
    expect(sentOf(app, 'deleteQuickdeckCard')).toEqual([{ id: 'k1' }]);
    forgetToasts();
    app.connection.lost = true;
    await button('Delete Switch').click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(said).toBe('Something went wrong. If problem persist please contact Tech Support.');
  });

  describe('have their form in the address', () => {
    const content = { ...cardOf('k1', 'Router'), lesson_id: 'l1', order_key: 1 };
    const contentItem = { id: 'k1', kind: 'QUICKDECK_CARD', version: 4, published: true, content };
    const word = '&dialog=QUICKDECK_CARD.k1';
    const title = dialog.getByRole('textbox', { name: 'Title' });

    test('which Back closes', async () => {
      const { address, router } = open(decks, { contentItem });
      for (const close of [
        async () => router.history.back(),
        () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      ]) {
        await button('Edit Router').click();
        await expect.element(title).toBeVisible();
        expect(address()).toContain(word);
        await close();
        await expect.element(dialog).not.toBeInTheDocument();
        expect(address()).not.toContain('dialog');
      }
    });

    test('where it is again after a reload', async () => {
      const { address } = open(`${decks}${word}`, { contentItem });
      await expect.element(title).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(button('Edit Router')).toBeVisible();
      expect(address()).not.toContain('dialog');
    });
  });

  // D2-6.14, 6.19
  test('are edited by developers, who neither publish nor delete them', async () => {
    open(decks, {}, 'CONTENT_DEVELOPER');
    await expect.element(button('Edit Router')).toBeVisible();
    await expect.element(button('Publish: Switch')).not.toBeInTheDocument();
    await expect.element(button('Delete Router')).not.toBeInTheDocument();
  });

  // D2-1.12, 2.50, 3.36, 5.65, 5.66, 8.32, T2-090, 091, 178, 179
  test('are none at first; a new one needs its term and its definition', async () => {
    const app = open(decks, { quickdeckCards: [], createQuickdeckCard: done });
    await expect.element(page.getByText('This lesson has no Quickdeck Cards yet.')).toBeVisible();
    await button('Add Quickdeck Card').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('A Term is required')).toBeVisible();
    await expect.element(dialog.getByText('A Definition is required')).toBeVisible();
    await expectAccessible(app.place);
    await dialog.getByRole('textbox', { name: 'Term' }).click();
    await userEvent.keyboard('Router');
    await dialog.getByRole('textbox', { name: 'Definition' }).click();
    await userEvent.keyboard('It joins networks.');
    app.connection.lost = true;
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(said).toBe('Something went wrong! If the problem persist please contact Tech Support.');
    app.connection.lost = false;
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(said).toBe('Successfully created Quickdeck Card');
    expect(sentOf(app, 'createQuickdeckCard')).toMatchObject([
      {
        lesson_id: 'l1',
        data: { title: '', term: '<p>Router</p>', definition: '<p>It joins networks.</p>', image: null },
      },
    ]);
  });

  // T2-177
  test('that somebody else has changed meanwhile are shown in both copies', async () => {
    const content = { ...cardOf('k1', 'Router'), lesson_id: 'l1', order_key: 1 };
    const app = open(decks, {
      contentItem: { id: 'k1', kind: 'QUICKDECK_CARD', version: 4, published: true, content },
      updateQuickdeckCard: () =>
        refuse('CONFLICT', 'changed', undefined, { theirs: { ...content, title: 'Devices' }, version: 5 }),
    });
    await button('Edit Router').click();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Title' }), 'Mine');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Changed in the meantime' })).toBeVisible();
    await expect.element(dialog.getByText('Devices')).toBeVisible();
    app.school['updateQuickdeckCard'] = done;
    await dialog.getByRole('radio', { name: 'Title: Yours' }).click();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await expect.poll(said).toBe('Successfully updated Quickdeck Card');
    expect(sentOf(app, 'updateQuickdeckCard')).toMatchObject([
      { data: { title: 'Mine' }, where: { id: 'k1', version: 4 } },
      { data: { title: 'Mine' }, where: { id: 'k1', version: 5 } },
    ]);
  });
});

describe('the Quickclip cards of a lesson', () => {
  // D2-9.38, 9.39
  test('are 350 px wide, published with the words of their kind, and deleted by whoever has edit rights', async () => {
    open(clips, { publishQuickclipCard: done }, 'SYSTEM_ADMIN');
    await expect.element(button('Delete A network heals')).toBeVisible();
    await expect.element(button('Publish: A network heals')).not.toBeInTheDocument();
    const card = page.getByRole('listitem').filter({ hasText: 'A network heals' });
    expect(card.element().getBoundingClientRect().width).toBe(350);
    open(clips, { publishQuickclipCard: done });
    await button('Publish: A network heals').click();
    await expect.poll(said).toBe('Successfully Published Quickclip Card!');
  });

  // D2-1.13, 2.27, 2.51, 3.37, 5.67, 5.68, T2-092
  test('need a video, which is sent and kept as sources and tracks', async () => {
    const server = fileTaker();
    const app = open(clips, { createQuickclipCard: done });
    await button('Add Quickclip Card').click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('A Video is required')).toBeVisible();
    await expectAccessible(app.place);
    const inputs = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=file]')];
    const input = (ending: string) => inputs.find(({ accept }) => accept.includes(ending)) as HTMLInputElement;
    await userEvent.upload(input('.mp4'), new File(['x'], 'clip.mp4', { type: 'video/mp4' }));
    await expect.element(dialog.getByText('MP4', { exact: false }).first()).toBeVisible();
    await userEvent.upload(input('.vtt'), new File(['x'], 'clip.vtt'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Language/ }), 'Spanish');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(said).toBe('Successfully created Quickclip Card');
    expect(sentOf(app, 'createQuickclipCard')).toMatchObject([
      {
        lesson_id: 'l1',
        data: {
          sources: [{ src: server.address(0) }],
          tracks: [{ src: server.address(1), srclang: 'es', label: 'español', kind: 'captions' }],
        },
      },
    ]);
  });
});

describe('the pages of a lesson', () => {
  // D2-2.49, T2-026
  test('cannot be chosen where the product has no book', async () => {
    open('&lesson=l1', { lessonPageChoices: choicesOf({ books: [] }) });
    await expect.element(page.getByText('No Book!')).toBeVisible();
  });

  // D2-1.14, 2.47, 2.48, 7.88
  test('are taken by range, put in order and saved as one', async () => {
    const app = open('&lesson=l1', { setLessonPages: done });
    await expect.element(page.getByText('No Pages')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'From page' }), '7');
    await button('Add pages').click();
    await expect.element(page.getByText('The e-book has no such pages.')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'From page' }), '1');
    await userEvent.fill(page.getByRole('textbox', { name: 'To page' }), '3');
    await button('Add pages').click();
    await button('Move Page 2 up').click();
    await expect.element(button('Move Page 2 up')).toHaveFocus();
    await button('Remove Page 3: Part 3').click();
    await expectAccessible(app.place);
    await userEvent.fill(page.getByRole('textbox', { name: 'From page' }), '2');
    await button('Add pages').click();
    await expect.element(page.getByText('These pages are already there.')).toBeVisible();
    await button('Save pages').click();
    await expect.poll(said).toBe('The pages of the lesson are saved.');
    expect(sentOf(app, 'setLessonPages')).toEqual([
      { ebookPageIds: [ids[1], ids[0]], where: { id: 'l1', version: 3 } },
    ]);
  });

  test('are edited at the lesson, with an address of their own and the way back to where one was', async () => {
    const [first] = ids;
    const app = open('&lesson=l1', {
      lessonPageChoices: choicesOf({ page_ids: ids }),
      book: bookOf({ pages: choicesOf().books[0]?.pages }),
      contentItem: {
        id: first,
        kind: 'BOOK_PAGE',
        version: 1,
        published: null,
        content: { title: 'Part 1', content: '<p>Copper.</p>', page_number: 1 },
      },
      updateBookPage: { ...done, items: [{ id: first, version: 2, what: 'CHANGED' }] },
    });
    await button('Edit Page 1: Part 1').click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect.element(title).toHaveValue('Part 1');
    expect(app.address()).toContain(`page=${first}`);
    await expect.element(page.getByText(/^It is a page of “Networks at home”/)).toBeVisible();
    await expectAccessible(app.place);
    await title.fill('Cables');
    await button('Save page').click();
    await expect.poll(said).toBe('Successfully Updated Page');
    expect(app.calls.find(({ operation }) => operation === 'PageForm_updateBookPage')?.variables).toMatchObject({
      data: { title: 'Cables' },
      where: { id: first, version: 1 },
    });
    await button('All pages of this lesson').click();
    await expect.element(button('Edit Page 1: Part 1')).toHaveFocus();
    expect(app.address()).not.toContain('page=');
    app.router.history.back();
    await expect.element(title).toBeVisible();
  });

  test('show their list where the address names a page that is not there', async () => {
    open('&lesson=l1&page=gone', { lessonPageChoices: choicesOf({ page_ids: ids }) });
    await expect.element(button('Edit Page 1: Part 1')).toBeVisible();
  });

  test('are not left unsaved without a word', async () => {
    open('&lesson=l1');
    await userEvent.fill(page.getByRole('textbox', { name: 'From page' }), '1');
    await button('Add pages').click();
    await page
      .getByRole('navigation', { name: 'Lessons' })
      .getByRole('button', { name: /^Networks/ })
      .click();
    await expect.element(dialog.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible();
    await button('Keep editing').click();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Part 1' })).toBeVisible();
  });

  test('that somebody else has set meanwhile are shown beside one’s own', async () => {
    const app = open('&lesson=l1', {
      setLessonPages: () => refuse('CONFLICT', 'changed', undefined, { theirs: [ids[2]], version: 4 }),
    });
    await userEvent.fill(page.getByRole('textbox', { name: 'From page' }), '1');
    await button('Add pages').click();
    await button('Save pages').click();
    await expect.element(dialog.getByText('Page 3: Part 3')).toBeVisible();
    await expectAccessible(app.place);
    app.school['lessonPageChoices'] = choicesOf({ version: 4, page_ids: [ids[2]] });
    await dialog.getByRole('radio', { name: 'E-book pages: Theirs' }).click();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await expect.element(button('Remove Page 3: Part 3')).toBeVisible();
    await expect.element(button('Remove Page 1: Part 1')).not.toBeInTheDocument();
  });
});
