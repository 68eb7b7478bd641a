import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { settingsIds, settingsOf } from '../../../test/settings-values.ts';
import { groupOf } from '../../../test/values.ts';
import { currentToast, forgetToasts, recentToasts } from '../../ui/feedback/toast-store.ts';

const { benchmark: b1, summary: s1 } = settingsIds;

const opener = page.getByRole('button', { name: 'Course Settings: Living Online' });
const dialog = page.getByRole('dialog', { name: 'Course Settings' });
const benchmark = dialog.getByRole('group', { name: 'Benchmark, level 1' });
const time = benchmark.getByRole('textbox', { name: /^Time in minutes/ });
const questions = benchmark.getByRole('textbox', { name: 'Questions per lesson' });
const save = dialog.getByRole('button', { name: 'Save' });

beforeEach(forgetToasts);

/** The page of a group for its main instructor, with Course Settings open. */
async function open(school: Record<string, unknown> = {}) {
  const app = openApp('/group/g1', {
    group: groupOf({ my_role: 'MAIN_INSTRUCTOR', allowed_operations: ['updateGroupAssessmentSettings'] }),
    groupAssessmentSettings: settingsOf(),
    updateGroupAssessmentSettings: settingsOf(),
    resetAssessments: ({ data }: { data: { assessments: string[] } }) => data.assessments,
    ...school,
  });
  await opener.click();
  await expect.element(dialog).toBeVisible();
  const sent = (name: string) =>
    app.calls
      .filter(({ operation }) => operation === `CourseSettings_${name}`)
      .map(({ variables }) => variables['data']);
  return { ...app, sent };
}

describe('the button Course Settings', () => {
  // D1-1.11, 6.15, D2-2.52, 6.31, T1-075, T2-027, 123
  test('stands on the card of a course for those who may change its settings, beside the link of the card', async () => {
    const { place } = await open();
    await expect.element(time).toHaveValue('30');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Living Online' })).toBeVisible();
    await expectAccessible(place);
  });

  // T1-075, T2-027, 123
  test('is not there for others', async () => {
    openApp('/group/g1', {
      group: groupOf({ my_role: 'INSTRUCTOR', allowed_operations: ['lessonGradebookOverview'] }),
    });
    await expect.element(page.getByRole('link', { name: 'Living Online' })).toBeVisible();
    await expect.element(opener).not.toBeInTheDocument();
  });
});

describe('Course Settings', () => {
  test('shows minutes and questions of each assessment, with what the course says, and who has extra time', async () => {
    const { place } = await open();
    await expect.element(time).toHaveValue('30');
    await expect.element(time).toHaveAccessibleDescription('Course: 45');
    await expect.element(questions).toHaveValue('3');
    await expect.element(questions).toHaveAccessibleDescription('Course: 5');
    const summary = dialog.getByRole('group', { name: 'Summary, level 1' });
    await expect.element(summary.getByRole('textbox', { name: /^Time in minutes/ })).toHaveValue('0');
    await expect.element(summary).toMatchTextContent('Course: no time limit');
    await expect.element(summary).toMatchTextContent('Course: all');
    await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Marek Ash +50%');
    await expectAccessible(place);
  });

  // D2-7.121, 8.27, T2-157
  test('sends seconds and says that the assessments have been updated', async () => {
    const { sent } = await open();
    await userEvent.fill(time, '12.5');
    await userEvent.clear(questions);
    await save.click();
    await expect.poll(() => currentToast()?.text).toBe('Assessments have been updated!');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent('updateGroupAssessmentSettings')).toEqual([
      {
        group_id: 'g1',
        course_id: 'c1',
        version: 1,
        benchmarks: [{ id: b1, time: 750, questions_per_lesson: null }],
        summaries: [],
      },
    ]);
  });

  test('is saved with the minutes that somebody else has given another assessment, and puts nothing back', async () => {
    const theirs = settingsOf({
      version: 2,
      in_sequence: true,
      summaries: settingsOf().summaries.map((one) => ({ ...one, time: 1200 })),
    });
    const { sent } = await open({
      updateGroupAssessmentSettings: ({ data }: { data: { version: number } }) =>
        data.version === 2 ? theirs : refuse('CONFLICT', 'for programs', undefined, { theirs, version: 2 }),
    });
    await userEvent.fill(time, '20');
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent('updateGroupAssessmentSettings').at(-1)).toMatchObject({
      version: 2,
      benchmarks: [{ id: b1, time: 1200, questions_per_lesson: 3 }],
      summaries: [],
    });
    expect(recentToasts().map(({ text }) => text)).toContain(
      'Somebody else has changed this too: Summary, level 1: Time in minutes. Their changes are kept with yours.',
    );
  });

  test('asks about the minutes that two have changed, and a time that nobody touched goes on following its course', async () => {
    const theirs = settingsOf({
      version: 2,
      benchmarks: settingsOf().benchmarks.map((one) => ({ ...one, time: 600 })),
    });
    const { sent, place } = await open({
      updateGroupAssessmentSettings: ({ data }: { data: { version: number } }) =>
        data.version === 2 ? theirs : refuse('CONFLICT', 'for programs', undefined, { theirs, version: 2 }),
    });
    await userEvent.fill(time, '20');
    const summary = dialog.getByRole('group', { name: 'Summary, level 1' });
    await userEvent.fill(summary.getByRole('textbox', { name: 'Questions per lesson' }), '4');
    await save.click();
    const both = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect
      .element(both.getByRole('heading', { level: 3 }))
      .toHaveTextContent('Benchmark, level 1: Time in minutes');
    await expectAccessible(place);
    await both.getByRole('radio', { name: /Yours$/ }).click();
    await both.getByRole('button', { name: 'Save this choice' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent('updateGroupAssessmentSettings').at(-1)).toMatchObject({
      benchmarks: [{ id: b1, time: 1200, questions_per_lesson: 3 }],
      summaries: [{ id: s1, questions_per_lesson: 4 }],
    });
  });

  // D2-5.99, 5.100, T2-099–101
  test('says at each field what is wrong and sends nothing', async () => {
    const { sent, place } = await open();
    await userEvent.clear(time);
    await userEvent.fill(questions, '11');
    await save.click();
    await expect.element(time).toHaveFocus();
    await expect.element(time).toHaveAccessibleDescription('Course: 45 Required');
    await expect.element(questions).toHaveAccessibleDescription('Course: 5 Must be maximum 10');
    const panel = dialog.getByRole('region', { name: '2 fields need your attention' });
    await expect.element(panel.getByRole('list')).toMatchTextContent('Benchmark, level 1: Time in minutes');
    await expectAccessible(place);
    await userEvent.fill(time, 'soon');
    await expect.element(time).toHaveAccessibleDescription('Course: 45 Must be a number');
    await userEvent.fill(time, '601');
    await expect.element(time).toHaveAccessibleDescription('Course: 45 Must be maximum 600');
    await userEvent.fill(questions, '2.5');
    await expect.element(questions).toHaveAccessibleDescription('Course: 5 Enter a whole number');
    await userEvent.fill(questions, '0');
    await expect.element(questions).toHaveAccessibleDescription('Course: 5 Enter 1 or more');
    expect(sent('updateGroupAssessmentSettings')).toEqual([]);
  });

  // D2-8.29, T2-159
  test('keeps what was typed and says so when saving failed', async () => {
    await open({ updateGroupAssessmentSettings: () => refuse('INTERNAL', 'bug') });
    await userEvent.fill(time, '20');
    await save.click();
    await expect.poll(() => currentToast()?.text).toBe('Oops!, something went wrong. Reload the page and try again');
    await expect.element(time).toHaveValue('20');
  });

  test('asks before it is left with something unsaved', async () => {
    await open();
    await userEvent.fill(time, '20');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(time).toHaveValue('20');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('can be loaded again where it could not be read', async () => {
    let broken = true;
    await open({ groupAssessmentSettings: () => (broken ? refuse('INTERNAL', 'bug') : settingsOf()) });
    await expect.element(dialog).toMatchTextContent('The settings could not be loaded.');
    broken = false;
    await dialog.getByRole('button', { name: 'Load again' }).click();
    await expect.element(time).toHaveValue('30');
  });

  // D2-4.21
  test('says that there is nothing to set where nothing is published', async () => {
    await open({ groupAssessmentSettings: settingsOf({ benchmarks: [], summaries: [] }) });
    await expect.element(dialog).toMatchTextContent('This course has no published benchmark or summary yet.');
  });
});

describe('a reset', () => {
  const reset = benchmark.getByRole('button', { name: 'Reset Benchmark, level 1' });
  const question = page.getByRole('dialog', { name: 'Reset to the course?' });

  // D2-7.122, 8.28, T2-158
  test('is asked for, puts one assessment back to its course and leaves what was typed elsewhere', async () => {
    const { sent } = await open();
    const other = dialog
      .getByRole('group', { name: 'Summary, level 1' })
      .getByRole('textbox', { name: 'Questions per lesson' });
    await userEvent.fill(other, '4');
    await reset.click();
    await expect.element(question).toMatchTextContent("Learners' results are not changed.");
    await question.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Assessments have been reset!');
    await expect.element(time).toHaveValue('45');
    await expect.element(questions).toHaveValue('');
    await expect.element(other).toHaveValue('4');
    await expect.element(reset).toHaveFocus();
    await expect.element(reset).toHaveAttribute('aria-disabled', 'true');
    expect(sent('resetAssessments')).toEqual([{ group_id: 'g1', assessments: [b1] }]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('alone leaves nothing unsaved', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Reset all' }).click();
    await question.getByRole('button', { name: 'Reset' }).click();
    await expect.element(time).toHaveValue('45');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  // D2-8.29, T2-159
  test('that fails says so and changes nothing', async () => {
    await open({ resetAssessments: () => refuse('INTERNAL', 'bug') });
    await reset.click();
    await question.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => currentToast()?.text).toBe('Oops!, something went wrong. Reload the page and try again');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(time).toHaveValue('30');
  });

  test('is offered only for what the group sets itself', async () => {
    await open();
    await expect
      .element(dialog.getByRole('button', { name: 'Reset Summary, level 1' }))
      .toHaveAttribute('aria-disabled', 'true');
  });
});
