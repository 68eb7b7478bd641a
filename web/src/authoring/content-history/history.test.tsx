import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { authoredOf, curriculumOf, lessonItemOf } from '../../../test/curriculum-values.ts';
import { deletedOf, entryOf, historyOf, questionVersions, versionOf } from '../../../test/history-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { takeAway } from '../../../test/show.tsx';
import { dropOffers } from '../change-set/undo-store.ts';

const at = '/cms/product/p1/course/c1';
const open = (search: string, values: School = {}, role = 'CONTENT_DEVELOPER') => {
  const school: School = {
    viewer: { ...amara, role, started: null },
    curriculum: curriculumOf(),
    contentItem: lessonItemOf(),
    contentHistory: historyOf(),
    contentVersion: ({ version }: { version: number }) =>
      version < 3 ? versionOf() : versionOf({ name: 'Parts of any system' }, ['Three', 'One', 'Two']),
    ...values,
  };
  return { school, ...openApp(`${at}${search}`, school) };
};
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inserted = () =>
  dialog
    .getByRole('insertion')
    .elements()
    .map(({ textContent }) => textContent);
const removed = () =>
  dialog
    .getByRole('deletion')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(dropOffers);
afterEach(() => page.viewport(1280, 800));

describe('the history of an item', () => {
  test('opens over its form, and its address leads back to it', { timeout: 30_000 }, async () => {
    const { address, place } = open('?item=lesson.l1');
    // The editor of a course is loaded here for the first time.
    await expect.element(button('History'), { timeout: 15_000 }).toBeVisible();
    await button('History').click();
    await expect.element(dialog).toMatchTextContent('History of Parts of a system');
    expect(address()).toBe(`${at}?item=lesson.l1&history=LESSON.l1`);
    const rows = dialog.getByRole('listitem');
    await expect.element(rows.first()).toMatchTextContent('Version 3 Changed');
    await expect.element(rows.first()).toMatchTextContent('Maria Silva');
    await expect.element(rows.nth(1)).toMatchTextContent('Version 2 Published');
    await expect.element(rows.nth(3)).toMatchTextContent('Version 1 Made');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Compare version 3 with version 2' }).click();
    await expect.poll(address).toBe(`${at}?item=lesson.l1&history=LESSON.l1.2.3`);
    await expect.poll(inserted).toEqual(['Inserted: any']);
    expect(removed()).toEqual(['Removed: a']);
    await expect.element(dialog).toMatchTextContent('Moved from place 3 to 1: Three');
    await expectAccessible(place);
    await button('Close').click();
    await expect.poll(address).toBe(`${at}?item=lesson.l1`);
  });

  test('compares any two versions', async () => {
    const { address } = open('?item=lesson.l1&history=LESSON.l1.2.3');
    await dialog.getByRole('combobox', { name: 'Newer version' }).selectOptions('Version 2');
    await expect.poll(address).toBe(`${at}?item=lesson.l1&history=LESSON.l1.2.2`);
    await expect.element(dialog.getByText('These two versions are the same.')).toBeVisible();
  });

  test('keeps what is typed in the form, and asks nothing', async () => {
    open('?item=lesson.l1');
    const name = page.getByRole('textbox', { name: /Name/ });
    await name.fill('Half typed');
    await button('History').click();
    await expect.element(dialog).toMatchTextContent('History of Parts of a system');
    await button('Close').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Half typed');
  });

  test('brings a version back, which can be undone, and reads the form anew', async () => {
    const { school, calls, address } = open('?item=lesson.l1&history=LESSON.l1', {
      restoreContentVersion: () => authoredOf('l1', 4),
    });
    await expect.element(button('Restore version 2')).toBeVisible();
    school['contentItem'] = { ...lessonItemOf(), version: 4 };
    await button('Restore version 2').click();
    await expect.poll(address).toBe(`${at}?item=lesson.l1`);
    await expect.element(button('Undo: Version 2 is restored.')).toBeVisible();
    const sent = calls.find(({ operation }) => operation === 'CmsHistory_restoreContentVersion');
    expect(sent?.variables).toEqual({ kind: 'LESSON', version: 2, where: { id: 'l1', version: 3 } });
  });

  test('asks whoever may publish whether learners see the version at once, and sends what is chosen', async () => {
    const { calls, place, school } = open(
      '?item=lesson.l1&history=LESSON.l1',
      { restoreContentVersion: () => authoredOf('l1', 4), contentItem: { ...lessonItemOf(), shown: true } },
      'CONTENT_MANAGER',
    );
    const sent = () => calls.filter(({ operation }) => operation === 'CmsHistory_restoreContentVersion');
    await button('Restore version 2').click();
    const question = page.getByRole('dialog', { name: 'When do learners see Version 2?' });
    await expect.element(question).toBeVisible();
    await expectAccessible(place);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
    school['contentItem'] = { ...lessonItemOf(), version: 4, shown: true };
    await button('Restore version 2').click();
    await button('Restore for later').click();
    await expect.element(page.getByRole('button', { name: /^Undo: Version 2 is restored/ })).toBeVisible();
    expect(sent().map(({ variables }) => variables['where'])).toEqual([{ id: 'l1', version: 3, later: true }]);
  });

  test('says which field of a version does not fit any more', async () => {
    open('?item=lesson.l1&history=LESSON.l1', {
      restoreContentVersion: () => refuse('NOT_FOUND', 'gone', 'data.lesson_id'),
    });
    await button('Restore version 2').click();
    await expect.element(page.getByText(/This version no longer fits: Lesson\./).first()).toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });

  test('goes on to earlier versions, and says where it could not be read', async () => {
    const { school } = open('?history=LESSON.l1', { contentHistory: () => refuse('INTERNAL', 'a bug') });
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('The history could not be loaded.');
    school['contentHistory'] = ({ after }: { after: number | null }) =>
      after === null
        ? historyOf({ entries: [entryOf(9)], hasMore: true, cursor: 9 })
        : historyOf({ entries: [entryOf(8)] });
    await button('Load again').click();
    await button('Show earlier versions').click();
    await expect.element(dialog.getByText('Version 8')).toBeVisible();
    await expect.element(button('Show earlier versions')).not.toBeInTheDocument();
  });

  test.each(['bogus', 'LESSON', 'NOTHING.l1', 'LESSON.', '__proto__.l1'])(
    'is not open where the address says %s',
    async (history) => {
      const { calls } = open(`?history=${history}`);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(calls.map(({ operation }) => operation)).not.toContain('CmsHistory_history');
      await expect.element(dialog).not.toBeInTheDocument();
    },
  );
});

test('two versions of a question say by word what differs, and which answer is correct now', async () => {
  const [before, after] = questionVersions();
  for (const width of [1280, 390]) {
    await page.viewport(width, 844);
    takeAway();
    const { place } = open('?history=QUESTION.q1.1.2', {
      contentHistory: historyOf({ name: 'Which part moves?', version: 2, entries: [entryOf(2), entryOf(1)] }),
      contentVersion: ({ version }: { version: number }) => (version === 1 ? before : after),
    });
    await expect.element(dialog).toMatchTextContent('A is no longer correct');
    for (const text of ['B is now correct', 'Moved from place 2 to 1: A: Motor'])
      await expect.element(dialog).toMatchTextContent(text);
    const words = [...place.querySelectorAll('dialog ins, dialog del')].map(({ textContent }) => textContent);
    expect(words).toEqual(
      expect.arrayContaining([
        'Removed: measures',
        'Inserted: moves',
        'Removed: Sensor',
        'Inserted: Actuator',
        'Removed: Sensors',
        'Inserted: Actuators',
      ]),
    );
    expect(place.querySelector('dialog strong')?.textContent).toBe('part');
    expect(document.documentElement.scrollWidth).toBe(width);
    await expectAccessible(place);
  }
});

describe('what was deleted', () => {
  const openDeleted = (items: readonly unknown[], values: School = {}) =>
    openApp('/cms/deleted', {
      viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
      deletedContent: { items, hasMore: false, cursor: null },
      ...values,
    });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  // D2-4.12
  test('stands in the library, with who deleted it and what stands in the way back', async () => {
    const lesson = { kind: 'LESSON', id: 'l9', name: 'Soil', number: null };
    const { place } = openDeleted([
      deletedOf(),
      deletedOf({ id: 's1', kind: 'STUDY_PROJECT', name: 'A garden', missing: lesson }),
      deletedOf({ id: 'l8', name: 'Water', place_taken: true }),
      deletedOf({ id: 'p8', kind: 'PRODUCT', name: 'Gardens', may_restore: false }),
    ]);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Deleted');
    await expect.element(row('Soil').first()).toMatchTextContent('Digital Literacy · Gardening');
    await expect.element(row('A garden')).toMatchTextContent('Lesson “Soil” was deleted too. Restore that first.');
    await expect.element(row('Water')).toMatchTextContent('it is restored after the others');
    expect(page.getByRole('button', { name: /^Restore/ }).elements()).toHaveLength(2);
    await expectAccessible(place);
  });

  test('comes back at a press, and the way there can be undone', async () => {
    const values: School = { restoreContentItem: () => authoredOf('l9', 3, 'RESTORED') };
    const { calls } = openDeleted([deletedOf()], values);
    await button('Restore Soil').click();
    await expect.element(button('Undo: Soil is restored.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'DeletedScreen_restoreContentItem')?.variables).toEqual({
      kind: 'LESSON',
      where: { id: 'l9', version: 2 },
    });
  });

  test('asks whether what learners would see shows at once or waits', async () => {
    const { calls } = openDeleted([deletedOf({ shown: true })], {
      restoreContentItem: () => authoredOf('l9', 3, 'RESTORED'),
    });
    await button('Restore Soil').click();
    await expect.element(page.getByRole('dialog', { name: 'When do learners see Soil?' })).toBeVisible();
    await button('Restore and publish').click();
    await expect.element(button('Undo: Soil is restored.')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'DeletedScreen_restoreContentItem');
    expect(sent.map(({ variables }) => variables['where'])).toEqual([{ id: 'l9', version: 2 }]);
  });

  test('may be nothing', async () => {
    openDeleted([]);
    await expect.element(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
  });
});
