import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  attemptOf,
  columns,
  gainOf,
  learners,
  overviewsOf,
  projectColumn,
  studentOf,
  type BookedLearner,
} from '../../../../test/gradebook-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { refuse } from '../../../../test/school.ts';
import { groupCourseOf, groupOf, progressOf } from '../../../../test/values.ts';

const [amara, yusuf] = learners as [BookedLearner, BookedLearner];
const history = [
  attemptOf('Networks-1-2', 1, { corrects: 2, is_latest: false, completed_on: '2026-09-20T12:00:00.000Z' }),
  attemptOf('Networks-1-1', 1, { completed_on: '2026-09-28T12:00:00.000Z' }),
  attemptOf('Networks-1-2', 2, { completed_on: '2026-10-02T12:00:00.000Z' }),
];
const rowsOf = (panel: string) =>
  [...page.getByRole('region', { name: panel }).element().querySelectorAll('ul > li:has(> div)')].map((row) =>
    [...row.querySelectorAll('bdi, div:nth-of-type(2) > span:first-child, ul:not(details ul) > li')].map(
      ({ textContent }) => textContent,
    ),
  );

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the figures of a learner, for an instructor', () => {
  const group = groupOf({ allowed_operations: groupOperations, my_role: 'INSTRUCTOR', courses: [groupCourseOf()] });
  const dialog = page.getByRole('dialog', { name: 'Amara Okonkwo-Bergström' });
  const open = (student: unknown) =>
    openApp('/group/g1/gradebook?learner=u2', { group, ...overviewsOf(), studentGradebookOverview: student });

  test('say which attempts were allowed again and why; one more is allowed with a reason', async () => {
    const exercise_id = 'benchmark-1';
    const allowed = {
      exercise_id,
      attempt_id: 'x',
      reason: 'The line broke.',
      granted_on: '2026-09-28T12:00:00.000Z',
      granted_by: 'Ines Vogt',
      used: true,
    };
    const { place, calls } = openApp('/group/g1/gradebook?learner=u2', {
      group,
      ...overviewsOf(),
      studentGradebookOverview: studentOf(amara, history),
      anotherAttempts: { can_be_allowed: [exercise_id], allowed: [allowed] },
      allowAnotherAttempt: { can_be_allowed: [] },
    });
    await expect.element(dialog.getByText('Another attempt after it: Ines Vogt, Sep 28 2026')).toBeVisible();
    await expect.element(dialog.getByText('The line broke.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Allow another attempt: Benchmark, Level 1' }).click();
    const asked = page.getByRole('dialog', { name: 'Allow another attempt?' });
    await expect.element(asked).toMatchTextContent(/can take Benchmark, Level 1 once more/);
    await expectAccessible(place);
    await userEvent.keyboard('{Escape}');
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Allow another attempt: Benchmark, Level 1' }).click();
    await asked.getByRole('button', { name: 'Allow' }).click();
    const reason = asked.getByRole('textbox', { name: /^Reason/ });
    await expect.element(reason).toHaveAccessibleDescription(/A reason is required$/);
    await reason.fill('Ill on the day');
    await asked.getByRole('button', { name: 'Allow' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(calls.find(({ operation }) => operation === 'AnotherAttempt_allow')?.variables).toEqual({
      data: { group_id: 'g1', course_id: 'c1', user_id: 'u2', exercise_id, reason: 'Ill on the day' },
    });
  });

  test('are sums, assessments by level and study projects by lesson, with dates and attempts', async () => {
    const { place, calls } = open(() => studentOf(amara, history));
    await expect.element(dialog).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'UseStudent_figures')?.variables).toEqual({
      groupId: 'g1',
      courseId: 'c1',
      studentId: 'u2',
    });
    const sums = [...dialog.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(sums).toEqual([
      'Exercises completed3 of 8',
      'Questions correct, all exercises66%',
      'Correct at first try, study projects67%',
      'Time20:30',
    ]);
    expect(rowsOf('Benchmarks and summaries')).toEqual([
      ['Benchmark, Level 1', '55%, below 75', '11 of 20 correct', 'Time 10:40'],
      ['Summary, Level 1', 'Not started'],
      ['Benchmark, Level 2', 'Not started'],
      ['Summary, Level 2', 'Not started'],
    ]);
    expect(rowsOf('Networks')).toEqual([
      [
        'Study Project 1: A guest network',
        '100%, all correct',
        '6 of 6 correct',
        '5 of 6 at first try',
        'Time 05:00',
        'Sep 28 2026',
        'Result',
      ],
      [
        'Study Project 2',
        '67%, below 75',
        '4 of 6 correct',
        '3 of 6 at first try',
        'Time 03:20',
        'Attempt 2',
        'Oct 02 2026',
        'Result',
      ],
      ['Study Project 1', 'Not started'],
    ]);
    expect(rowsOf('Privacy')).toEqual([['Study Project 1', '2/6, in progress', 'In progress, 2 of 6', 'Time 01:30']]);
    await expectAccessible(place);
  });

  test('tell what was gained at each level, or why not', async () => {
    const levels = [
      { level: 1, gain: gainOf(55, 85) },
      { level: 2, gain: gainOf(60, 50, 9) },
    ];
    open(() => studentOf(amara, history, columns, levels));
    await expect.element(dialog).toBeVisible();
    const gains = [...page.getByRole('region', { name: 'Learning gain' }).element().querySelectorAll('dl > div')];
    expect(gains.map(({ textContent }) => textContent)).toEqual([
      'Level 1+30likely +22 to +38',
      'Level 2Needs 10 questions in both (9 so far).',
    ]);
  });

  test('tell of earlier attempts', async () => {
    open(() => studentOf(amara, history));
    await page.getByText('1 earlier attempt').click();
    await expect.element(page.getByText('Attempt 1: 33% on Sep 20 2026')).toBeVisible();
  });

  test('lead to what stands behind the score of every finished attempt', async () => {
    open(() => studentOf(amara, history));
    await page.getByText('1 earlier attempt').click();
    const networks = page.getByRole('region', { name: 'Networks' });
    await expect.element(networks.getByRole('link', { name: /^Attempt 1/ })).toBeVisible();
    const hrefs = networks
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    const [earlier, first, second] = history;
    expect(hrefs).toEqual([first, second, earlier].map((one) => `/group/g1/course/c1/attempt/${one?.attempt_id}`));
  });

  test('name the lesson with how much was solved at the first try and how many are complete', async () => {
    open(() => studentOf(amara, history));
    const lesson = page.getByRole('region', { name: 'Networks' });
    await expect.element(lesson).toMatchTextContent('2 of 3');
    await expect.element(lesson).toMatchTextContent('Correct at first try67%');
  });

  // D1-8.04, T1-081
  test('of somebody who is not there say No User and why', async () => {
    open(() => refuse('NOT_FOUND', 'This does not exist.'));
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('No User');
    await expect
      .element(page.getByRole('dialog').getByRole('alert'))
      .toMatchTextContent('Not found, or you do not have access.');
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('that could not be loaded can be loaded again', async () => {
    let works = false;
    open(() => {
      if (!works) throw new Error('broken');
      return studentOf(amara, history);
    });
    await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent('Error...');
    works = true;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(dialog).toBeVisible();
  });
});

describe("a learner's own gradebook", () => {
  const open = (person: BookedLearner, heads = columns, school: Record<string, unknown> = {}) =>
    openApp('/group/g1/course/c1/gradebook', {
      studentCourseProgress: progressOf(),
      studentGradebookOverview: () => studentOf(person, history, heads),
      ...school,
    });

  // D1-2.68
  test('says what is done and leads to what to read where a lesson is weak', async () => {
    const { place, calls } = open(amara);
    await expect.element(page.getByRole('heading', { name: '2 of 4 study projects completed' })).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'UseStudent_figures')?.variables['studentId']).toBe('amara');
    await expect.element(page.getByText('Reading these lessons again will help most')).toBeVisible();
    await expect.element(page.getByText('You solved 67% of their questions at the first try.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Networks' }))
      .toHaveAttribute('href', '/group/g1/course/c1/library/e-book/networks');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    await expectAccessible(place);
  });

  test('leads to the result of every finished attempt at an assessment', async () => {
    const { exercise_id: id } = columns.summaries[0] as { exercise_id: string };
    const sat = [attemptOf(id, 1, { corrects: 2, is_latest: false }), attemptOf(id, 2)];
    open(yusuf, columns, { studentGradebookOverview: () => studentOf(yusuf, sat, columns) });
    await page.getByText('1 earlier attempt').click();
    const results = page.getByRole('link', { name: /^(Result|Attempt \d)/ });
    await expect.element(results.first()).toBeVisible();
    const hrefs = results.elements().map((link) => link.getAttribute('href'));
    expect(hrefs).toHaveLength(2);
    for (const href of hrefs)
      expect(href).toMatch(/^\/group\/g1\/course\/c1\/(benchmark|summary)\/\d\?attempt=7b6a75e0-/);
  });

  test.each([
    [gainOf(55, 85), 'you had 55% right at first and 85% after studying. Well done!'],
    [gainOf(60, 60), 'you had 60% right at first and 60% after studying: as many as before.'],
    [gainOf(70, 50), 'you had 70% right at first and 50% after studying. Read its lessons again to bring them back.'],
  ])('says what was learned at a level, %#', async (gain, words) => {
    const levels = [{ level: 1, gain }];
    open(yusuf, columns, { studentGradebookOverview: () => studentOf(yusuf, history, columns, levels) });
    const sentence = `Level 1: of the 20 questions in both the benchmark and the first summary, ${words}`;
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  test('says nothing of a gain over few questions', async () => {
    const levels = [{ level: 1, gain: gainOf(55, 85, 9) }];
    open(yusuf, columns, { studentGradebookOverview: () => studentOf(yusuf, history, columns, levels) });
    await expect.element(page.getByRole('heading', { name: /study projects completed$/ })).toBeVisible();
    await expect.element(page.getByText('right at first')).not.toBeInTheDocument();
  });

  test('is glad where every lesson is well known', async () => {
    open({ first_name: 'Amara', last_name: 'Okonkwo', lessons: '0=6/6/6/60/1;3=6/6/5/60/1' });
    const gladness = 'In every lesson so far, you got 75% or more right at the first try. Keep going!';
    await expect.element(page.getByText(gladness)).toBeVisible();
    await expect.element(page.getByText('Reading these lessons again will help most')).not.toBeInTheDocument();
  });

  test('does not send to a lesson that was taken back', async () => {
    const lessons = [projectColumn('Networks', 1, { published: false })];
    open({ first_name: 'A', last_name: 'B', lessons: '0=2/6/1/60/1' }, { ...columns, lessons });
    await expect.element(page.getByRole('heading', { name: '1 of 1 study project completed' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Networks' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Networks' })).toMatchTextContent('unpublished');
  });

  test('leads to the exercises while nothing is begun', async () => {
    const { place } = open({ first_name: 'Amara', last_name: 'Okonkwo' });
    await expect
      .element(page.getByRole('link', { name: 'Go to the exercises' }))
      .toHaveAttribute('href', '/group/g1/course/c1');
    await expectAccessible(place);
  });

  test('that is refused says why', async () => {
    open(amara, columns, { studentGradebookOverview: () => refuse('NOT_FOUND', 'This does not exist.') });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Not found, or you do not have access.');
  });
});
