import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { editedGroup } from '../../../test/edited-group.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { settingsOf } from '../../../test/settings-values.ts';
import { groupOf } from '../../../test/values.ts';
import { currentToast, forgetToasts, recentToasts } from '../../ui/feedback/toast-store.ts';

const panel = page.getByRole('region', { name: 'Rules of the group' });
const opener = panel.getByRole('button', { name: 'Edit the rules of the group' });
const dialog = page.getByRole('dialog', { name: 'Rules of the group' });
const attempts = dialog.getByRole('textbox', { name: 'Attempts at each summary' });
const sequence = dialog.getByRole('checkbox', { name: 'In sequence' });
const save = dialog.getByRole('button', { name: 'Save' });

beforeEach(forgetToasts);

/** The settings of a group for its main instructor. */
function open(school: Record<string, unknown> = {}) {
  const app = openApp('/group/g1/settings', {
    ...editedGroup('Evening Cohort B'),
    groupAssessmentSettings: settingsOf(),
    updateGroupAssessmentSettings: settingsOf(),
    ...school,
  });
  const sent = () =>
    app.calls
      .filter(({ operation }) => operation === 'CourseSettings_updateGroupAssessmentSettings')
      .map(({ variables }) => variables['data']);
  return { ...app, sent };
}

describe('the rules of a group', () => {
  test('are said in its settings, and changed there in all its courses at once', async () => {
    const { place, sent, calls } = open();
    await expect.element(panel).toMatchTextContent('Attempts at each summaryUnlimited');
    await expect.element(panel).toMatchTextContent('Benchmark firstYes');
    await expect.element(panel).toMatchTextContent('In sequenceNo');
    await expectAccessible(place);
    await opener.click();
    await expect.element(dialog).toMatchTextContent('They apply at once, in all courses of the group.');
    await expect.element(attempts).toHaveValue('');
    await expect.element(dialog.getByRole('checkbox', { name: 'Benchmark first' })).toBeChecked();
    await expect.element(sequence).not.toBeChecked();
    await expectAccessible(place);
    await userEvent.fill(attempts, '2');
    await sequence.click();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Right answers after a benchmark' }), 'Never');
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(currentToast()?.text).toBe('The rules are saved.');
    expect(sent()).toEqual([
      {
        group_id: 'g1',
        course_id: expect.any(String),
        version: 1,
        benchmarks: [],
        summaries: [],
        summary_attempts: 2,
        in_sequence: true,
        benchmark_first: true,
        review_benchmarks: 'NEVER',
        review_summaries: 'WHEN_NOT_ASKED',
      },
    ]);
    await expect
      .poll(() => calls.filter(({ operation }) => operation === 'GroupRules_groupAssessmentSettings').length)
      .toBe(2);
  });

  test('are kept with minutes and rules that somebody else has changed meanwhile', async () => {
    const theirs = settingsOf({ version: 2, in_sequence: true });
    const { sent } = open({
      updateGroupAssessmentSettings: ({ data }: { data: { version: number } }) =>
        data.version === 2 ? theirs : refuse('CONFLICT', 'for programs', undefined, { theirs, version: 2 }),
    });
    await opener.click();
    await userEvent.fill(attempts, '3');
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ version: 2, summary_attempts: 3, in_sequence: true, benchmarks: [] });
    expect(recentToasts().map(({ text }) => text)).toContain(
      'Somebody else has changed this too: In sequence. Their changes are kept with yours.',
    );
  });

  test('ask where two have changed the same one', async () => {
    const theirs = settingsOf({ version: 2, summary_attempts: 5 });
    const { sent, place } = open({
      updateGroupAssessmentSettings: ({ data }: { data: { version: number } }) =>
        data.version === 2 ? theirs : refuse('CONFLICT', 'for programs', undefined, { theirs, version: 2 }),
    });
    await opener.click();
    await userEvent.fill(attempts, '3');
    await save.click();
    const both = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect.element(both.getByRole('heading', { level: 3 })).toHaveTextContent('Attempts at each summary');
    await expectAccessible(place);
    await both.getByRole('radio', { name: /Yours$/ }).click();
    await both.getByRole('button', { name: 'Save this choice' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ version: 2, summary_attempts: 3 });
  });

  test.each([
    ['Right answers after a benchmark', 'the summary asks the same questions'],
    ['Right answers after a summary', 'can pass the next attempt'],
  ])('say what it costs to show at once: %s', async (name, cost) => {
    open();
    await opener.click();
    const rule = dialog.getByRole('combobox', { name });
    await expect.element(dialog).not.toMatchTextContent(cost);
    await userEvent.selectOptions(rule, 'At once');
    await expect.element(rule).toHaveAccessibleDescription(new RegExp(`Risk: .*${cost}`));
  });

  test('say at the field what is wrong, and ask before they are left', async () => {
    const { sent } = open();
    await opener.click();
    await userEvent.fill(attempts, '100');
    await save.click();
    await expect.element(attempts).toHaveAccessibleDescription(/Must be maximum 99$/);
    expect(sent()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('can be loaded again, and are not there for those who may not change them or without a course', async () => {
    let broken = true;
    const { router } = open({ groupAssessmentSettings: () => (broken ? refuse('INTERNAL', 'bug') : settingsOf()) });
    await expect.element(panel).toMatchTextContent('The rules could not be loaded.');
    broken = false;
    await panel.getByRole('button', { name: 'Load again' }).click();
    await expect.element(panel).toMatchTextContent('In sequenceNo');
    await router.navigate({ to: '/' });
    const may = groupOperations.filter((operation) => operation !== 'updateGroupAssessmentSettings');
    open({ group: groupOf({ my_role: 'INSTRUCTOR', allowed_operations: may }) });
    await expect.element(page.getByRole('region', { name: 'Details' })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
  });
});
