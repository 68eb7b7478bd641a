import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { finishedAttemptOf, ownAttempt } from '../../../test/finished-attempt-values.ts';
import { attemptOf, columns, overviewsOf, studentOf } from '../../../test/gradebook-values.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { groupCourseOf, groupOf, progressOf } from '../../../test/values.ts';

const { id } = finishedAttemptOf();
const path = `/group/g1/course/c1/attempt/${id}`;
const button = (name: string) => page.getByRole('button', { name });
const scroller = () => document.querySelector('[role="grid"]')?.parentElement as HTMLElement;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => page.viewport(1280, 800));

describe('a finished attempt', () => {
  test('is opened from a cell of the gradebook, which is found as it was left', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      first_name: 'Learner',
      last_name: String(index).padStart(3, '0'),
      summaries: '0=2/6/2/75/1',
    }));
    const [person] = many;
    const { address } = openApp('/group/g1/gradebook?course=c1&level=1&name=learner', {
      group: groupOf({
        allowed_operations: groupOperations,
        my_role: 'INSTRUCTOR',
        courses: [groupCourseOf(), groupCourseOf({ id: 'c2', name: 'Everyday Spreadsheets' })],
      }),
      ...overviewsOf(many),
      studentGradebookOverview: () =>
        studentOf(person ?? { first_name: '', last_name: '' }, [attemptOf('summary-1', 1)]),
      finishedAttempt: () => finishedAttemptOf({ user_id: 'u200' }),
    });
    await expect.element(page.getByRole('grid')).toBeVisible();
    scroller().scrollTo({ top: 200 * 35 });
    const row = page.getByRole('row').filter({ hasText: '205, Learner' });
    await expect.element(row).toBeVisible();
    const { scrollTop } = scroller();
    await row.getByRole('gridcell', { name: '33%, below 75' }).click();
    await expect.poll(address).toContain('learner=u205&exercise=summary-1');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const result = page.getByRole('link', { name: 'Result Summary, Level 1' });
    await expect.element(result).toHaveFocus();
    await result.click();
    await expect.element(page.getByText('2 of 6 correct in 01:15')).toBeVisible();
    expect(address()).toBe(path);
    await page.getByRole('link', { name: /^Attempt 2/ }).click();
    await button('Back to the gradebook').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(address()).toContain('course=c1&level=1&learner=u205&exercise=summary-1&name=learner');
    await expect.poll(() => scroller().scrollTop).toBe(scrollTop);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.element(row).toBeVisible();
    expect(scroller().scrollTop).toBe(scrollTop);
  });

  test.each([
    [1280, 800],
    [390, 844],
  ])('says whose it is, what it came to by lesson and what else there is, at %i px', async (width, height) => {
    await page.viewport(width, height);
    const { place } = openApp(path, { finishedAttempt: () => finishedAttemptOf() });
    const name = 'Amara Okonkwo-Bergström';
    await expect
      .element(page.getByRole('heading', { level: 1, name: `${name} did not reach the required score.` }))
      .toBeVisible();
    expect(document.title).toBe(`${name} did not reach the required score. – Summary, Level 1 – ${name} – Lectern`);
    await expect.element(page.getByRole('region', { name: 'By lesson' })).toMatchTextContent('Networks2 of 633%');
    const attempts = page.getByRole('region', { name: 'All attempts' }).getByRole('link');
    expect(attempts.elements().map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
      ['Attempt 1: 33% on Sep 20 2026', 'page'],
      ['Attempt 2: 83% on Oct 02 2026', null],
    ]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible(place);
  });

  test.each([
    ['leads to what to read', () => [{ id: 'l1' }], 1],
    ['names no book of a group that is over', () => refuse('GROUP_LOCKED', 'Locked.', undefined, { ended: true }), 0],
  ])('%s', async (_case, lessons, links) => {
    const { calls } = openApp(path, { finishedAttempt: () => ownAttempt, lessons });
    await expect.element(page.getByText('Review needed.')).toBeVisible();
    await expect.poll(() => calls.filter(({ operation }) => operation === 'LessonScores_lessons').length).toBe(1);
    await expect
      .poll(() => page.getByRole('link', { name: 'Open the e-book at Networks' }).elements().length)
      .toBe(links);
  });

  test('shows what was answered, with what is right', async () => {
    const { place } = openApp(path, { finishedAttempt: () => finishedAttemptOf() });
    await button('Review answers').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Correct' })).toBeVisible();
    await button('Next').click();
    await expect.element(page.getByRole('radio', { name: /Part b/ })).toBeChecked();
    await expect.element(page.getByText('Correct answer')).toBeVisible();
    await expectAccessible(place);
  });

  test('of one’s own speaks to its learner, and says why the right answers wait', async () => {
    openApp(path, { finishedAttempt: () => ownAttempt });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent("You didn't get the required score");
    await expect.element(page.getByText(/^You see the right answers once these questions/)).toBeVisible();
    await button('Review answers').click();
    await expect.element(page.getByRole('radio', { name: /Part a/ })).toBeDisabled();
    await expect.element(page.getByText(/^(Correct|Incorrect|Correct answer)$/)).not.toBeInTheDocument();
  });

  test('that was opened by its address leads on to the learner in the gradebook', async () => {
    const { address } = openApp(path, {
      finishedAttempt: () => finishedAttemptOf(),
      studentCourseProgress: progressOf({ allowed_operations: groupOperations }),
      ...overviewsOf(undefined, columns),
      studentGradebookOverview: () => refuse('NOT_FOUND', 'Not found.'),
    });
    await button('Back to the gradebook').click();
    await expect.poll(address).toBe('/group/g1/course/c1/gradebook?learner=u2');
  });

  test('that is not there or another’s says so, with the way back', async () => {
    const { place } = openApp(path, { finishedAttempt: () => refuse('NOT_FOUND', 'Not found.') });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Not found, or you do not have access.');
    await expect.element(button('Back to the gradebook')).toBeVisible();
    await expectAccessible(place);
  });
});
