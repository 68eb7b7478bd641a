import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { authoredOf, curriculumOf, lessonItemOf } from '../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { dropOffers } from '../change-set/undo-store.ts';

const lesson = '/cms/product/p1/course/c1?item=lesson.l1';
const kept_on = '2026-11-23T10:04:00Z';
const open = (values: School = {}, address = lesson) =>
  openApp(address, {
    viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
    curriculum: curriculumOf(),
    contentItem: lessonItemOf(),
    waitingChanges: [],
    ...values,
  });
const other = (values: Record<string, unknown> = {}) => ({
  user_id: 'u2',
  first_name: 'Ana',
  last_name: 'Reis',
  is_here: true,
  kept_since: null,
  can_be_taken: false,
  ...values,
});
const name = page.getByRole('textbox', { name: /^Name/ });
const others = page.getByRole('list', { name: 'Who else is here' });
const button = (text: string) => page.getByRole('button', { name: text, exact: true });

beforeEach(dropOffers);

describe('over the form of an item', () => {
  test('stands who else has it open, and who has typed there since when', async () => {
    const { place, calls } = open({
      openContent: [other(), other({ user_id: 'u3', first_name: 'Ben', is_here: false, kept_since: kept_on })],
    });
    await expect.element(others).toMatchTextContent('Ana Reis has this open.');
    await expect.element(others).toMatchTextContent(/Ben Reis has unsaved work here since .*, \d\d:\d\d\./);
    await expect.element(page.getByRole('button', { name: /^Take over/ })).not.toBeInTheDocument();
    expect(calls.find(({ operation }) => operation === 'WorkingCopy_openContent')?.variables).toEqual({
      kind: 'LESSON',
      id: 'l1',
    });
    await expectAccessible(place);
  });

  test('whoever may publish takes over what somebody else has typed, and saves it', async () => {
    const taken = { id: 'l1', base_version: 1, data: { name: 'By Ana' }, revision: 1, kept_on, is_sent_back: false };
    const { calls } = open({
      openContent: [other({ kept_since: kept_on, can_be_taken: true })],
      takeWorkingCopy: taken,
      updateLesson: authoredOf('l1'),
    });
    await button('Take over from Ana Reis').click();
    await expect.element(name).toHaveValue('By Ana');
    await button('Save').click();
    await expect.poll(() => calls.some(({ operation }) => operation === 'CmsCourse_updateLesson')).toBe(true);
    const save = calls.find(({ operation }) => operation === 'CmsCourse_updateLesson');
    expect(save).toMatchObject({ copy: 'l1 1', variables: { data: { name: 'By Ana' }, where: { version: 1 } } });
  });

  test('taking over is refused where something of one’s own is typed', async () => {
    open({
      openContent: [other({ kept_since: kept_on, can_be_taken: true })],
      takeWorkingCopy: () => refuse('CONFLICT', 'no'),
    });
    await button('Take over from Ana Reis').click();
    await expect.element(page.getByText('Save or discard what you have typed here first.').first()).toBeVisible();
  });
});

describe('what was typed before somebody else has saved', () => {
  test('stands in the form, and saving it shows both copies', async () => {
    const theirs = lessonItemOf({ name: 'Theirs' }, 5);
    open({
      contentItem: theirs,
      workingCopy: { id: 'l1', base_version: 1, data: { name: 'Mine' }, revision: 2, kept_on, is_sent_back: false },
      updateLesson: ({ where }: { where: { version: number } }) =>
        where.version === 1
          ? refuse('CONFLICT', 'no', undefined, { theirs: theirs.content, version: 5 })
          : authoredOf('l1', 6),
    });
    await expect.element(name).toHaveValue('Mine');
    await button('Save').click();
    const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect.element(dialog).toMatchTextContent('Theirs');
    await dialog.getByRole('radio', { name: 'Name: Theirs' }).click();
    await button('Save this choice').click();
    await expect.element(name).toHaveValue('Theirs');
  });

  test('is saved with what somebody else has changed since, measured against what the item said then', async () => {
    const theirs = lessonItemOf({ description: 'By Ana' }, 5);
    const { calls } = open({
      contentItem: theirs,
      workingCopy: {
        id: 'l1',
        base_version: 1,
        data: { name: 'Mine', description: '' },
        revision: 2,
        kept_on,
        is_sent_back: false,
      },
      updateLesson: ({ where }: { where: { version: number } }) =>
        where.version === 1
          ? refuse('CONFLICT', 'no', undefined, {
              theirs: theirs.content,
              base: { ...theirs.content, description: '' },
              version: 5,
            })
          : authoredOf('l1', 6),
    });
    await expect.element(name).toHaveValue('Mine');
    await button('Save').click();
    await expect
      .poll(() => calls.filter(({ operation }) => operation === 'CmsCourse_updateLesson').at(-1)?.variables)
      .toMatchObject({ data: { name: 'Mine', description: 'By Ana' }, where: { version: 5 } });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not offered to another person at the same device', async () => {
    const values: School = {};
    const { connection } = open(values);
    await expect.element(name).toBeVisible();
    connection.lost = true;
    await name.fill('A secret');
    await expect.element(page.getByText('It is kept on this device', { exact: false })).toBeVisible();
    openApp(
      lesson,
      {
        ...values,
        viewer: {
          ...amara,
          id: 'ben',
          role: 'CONTENT_MANAGER',
          started: null,
          device_secret: btoa('ben'.padEnd(32, '.')).replaceAll('=', ''),
        },
        curriculum: curriculumOf(),
        contentItem: lessonItemOf(),
        waitingChanges: [],
      },
      'ben',
    );
    await expect.element(name.last()).toHaveValue('Parts of a system');
    await expect.element(page.getByText(/^You typed this/)).not.toBeInTheDocument();
  });
});
