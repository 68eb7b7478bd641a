import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { curriculumOf, lessonItemOf } from '../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { changeOf, changeDetailsOf } from '../../../test/waiting-values.ts';
import { dropOffers } from '../change-set/undo-store.ts';

const open = (address: string, values: School = {}, role = 'CONTENT_MANAGER') => {
  const school: School = {
    viewer: { ...amara, role, started: null },
    curriculum: curriculumOf({ published: true }),
    contentItem: lessonItemOf(),
    waitingChanges: ({ discarded }: { discarded?: boolean }) => (discarded ? [] : [changeOf('w1')]),
    ...values,
  };
  return { school, ...openApp(address, school) };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(dropOffers);

describe('what waits to be published', () => {
  const all = '/cms?tab=waiting';

  test('is listed by its place, each change with what it does, who made it and the way to its form', async () => {
    const { place } = open(all);
    await expect.element(page.getByRole('heading', { name: 'Soils' })).toBeVisible();
    const row = page.getByRole('listitem');
    await expect.element(row).toMatchTextContent('Changed');
    await expect.element(row).toMatchTextContent('Maria Silva');
    await expect
      .element(row.getByRole('link', { name: 'Lesson: Ground' }))
      .toHaveAttribute('href', '/cms/product/p1/course/c1?item=lesson.l1');
    await expectAccessible(place);
  });

  test('shows before and after, whom it concerns and what keeps the old key', async () => {
    const { place } = open(all, { waitingChange: changeDetailsOf() });
    await button('Compare').click();
    await expect.element(page.getByText('It affects 2 groups with 41 learners.')).toBeVisible();
    await expect.element(page.getByText('3 attempts submitted, 1 attempt running', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('insertion').first()).toMatchTextContent('Ground');
    await expectAccessible(place);
  });

  test('is published, which can be undone, and then waits no more', async () => {
    const { school, calls } = open(all, { publishChanges: { change_set_id: 's1', waits: false } });
    await expect.element(button('Publish')).toBeVisible();
    school['waitingChanges'] = [];
    await button('Publish').click();
    await expect.element(page.getByText('Nothing is waiting to be published.')).toBeVisible();
    await expect.element(button('Undo: Learners see the change now.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'Waiting_publishChanges')?.variables).toEqual({ ids: ['w1'] });
  });

  test('is discarded once that is confirmed, and brought back from the list below', async () => {
    const gone = { discarded_on: '2026-11-22T10:00:00Z', discarded_by: { id: 'amara', name: 'Amara Okonkwo' } };
    const { school, calls } = open(all, { discardChanges: ['w1'], bringBackChanges: ['w1'] });
    await button('Discard').click();
    const dialog = page.getByRole('dialog', { name: 'Discard 1 change?' });
    school['waitingChanges'] = ({ discarded }: { discarded?: boolean }) => (discarded ? [changeOf('w1', gone)] : []);
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByText('Discarded: Amara Okonkwo', { exact: false })).toBeVisible();
    school['bringBackChanges'] = () => refuse('CONFLICT', 'no');
    await button('Submit again').click();
    await expect.element(page.getByText('Another change of this item is waiting.', { exact: false })).toBeVisible();
    expect(calls.filter(({ operation }) => operation === 'Waiting_bringBackChanges')).toHaveLength(1);
  });

  test('is sent back with a note, which its author reads', async () => {
    const gone = { discarded_on: '2026-11-22T10:00:00Z', discarded_by: { id: 'amara', name: 'Amara Okonkwo' } };
    const { school, calls, place } = open(all, { sendBackChanges: ['w1'] });
    await button('Send back').click();
    const dialog = page.getByRole('dialog', { name: 'Send back 1 change?' });
    const note = dialog.getByRole('textbox', { name: /^What is missing/ });
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect.element(note).toBeInvalid();
    await expectAccessible(place);
    await note.fill('Say it shorter.');
    const sent = changeOf('w1', { ...gone, note: 'Say it shorter.', is_copied: true });
    school['waitingChanges'] = ({ discarded }: { discarded?: boolean }) => (discarded ? [sent] : []);
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect.element(page.getByText('Sent back: Amara Okonkwo', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Say it shorter.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'Waiting_sendBackChanges')?.variables).toEqual({
      ids: ['w1'],
      note: 'Say it shorter.',
    });
  });

  test('cannot be sent back to oneself, or to a program', async () => {
    const changes = [changeOf('w1', { mine: true }), changeOf('w2', { author: null, name: 'Sea' })];
    open(all, { waitingChanges: ({ discarded }: { discarded?: boolean }) => (discarded ? [] : changes) });
    await expect.element(page.getByRole('link', { name: 'Lesson: Sea' })).toBeVisible();
    await expect.element(button('Send back')).not.toBeInTheDocument();
  });

  test('says where it could not be read', async () => {
    open(all, { waitingChanges: () => refuse('UNAVAILABLE', 'no') });
    await expect.element(page.getByText('What is waiting could not be loaded.')).toBeVisible();
  });
});

describe('in the editor of a course', () => {
  const lesson = '/cms/product/p1/course/c1?item=lesson.l1';

  test('an item whose change waits says so, and so does its row', async () => {
    open(lesson);
    await expect.element(page.getByText('Published, changes waiting').first()).toBeVisible();
    await expect.poll(() => page.getByText('Published, changes waiting').elements().length).toBeGreaterThan(1);
  });

  test('whoever publishes saves and publishes, or saves for later', async () => {
    const { calls } = open(lesson, {
      updateLesson: { change_set_id: 's1', waits: true, items: [{ id: 'l1', version: 2, what: 'CHANGED' }] },
    });
    await expect.element(button('Save and publish')).toBeVisible();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ground');
    await button('Save for later').click();
    await expect
      .element(page.getByText('Learners see it once it is published.', { exact: false }).first())
      .toBeVisible();
    expect(calls.find(({ operation }) => operation === 'CmsCourse_updateLesson')?.variables['where']).toMatchObject({
      later: true,
    });
  });

  test('whoever may not publish saves, and reads that it waits', async () => {
    open(
      lesson,
      { updateLesson: { change_set_id: 's1', waits: true, items: [{ id: 'l1', version: 2, what: 'CHANGED' }] } },
      'CONTENT_DEVELOPER',
    );
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ground');
    await expect.element(button('Save for later')).not.toBeInTheDocument();
    await button('Save').click();
    await expect
      .element(page.getByText('Learners see it once it is published.', { exact: false }).first())
      .toBeVisible();
  });

  test('the tab Publish lists what learners will see change', async () => {
    const { place } = open('/cms/product/p1/course/c1?tab=publish');
    await expect.element(page.getByRole('heading', { name: 'Changes waiting to be published' })).toBeVisible();
    await expectAccessible(place);
  });
});
