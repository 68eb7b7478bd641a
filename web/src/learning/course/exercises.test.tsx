import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { assessmentOf, finished, levelOf, open, progressOf, projectOf } from '../../../test/values.ts';

const openCourse = (values: Record<string, unknown> = {}, below = '') =>
  openApp(`/group/g1/course/c1${below}`, { studentCourseProgress: progressOf(values) });
const row = (name: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const title = page.getByRole('heading', { level: 1 });
/** The acts of rows that are filled, by their names. */
const filledActs = () =>
  page
    .getByRole('link')
    .elements()
    .filter((act) => getComputedStyle(act).backgroundColor === 'rgb(46, 61, 155)')
    .flatMap((act) => act.getAttribute('aria-label') ?? []);

afterEach(async () => page.viewport(1280, 800));

test('on a phone the progress of the level stands over its exercises, the materials under them', async () => {
  await page.viewport(390, 844);
  openCourse();
  const tops = () =>
    [
      page.getByRole('group', { name: 'Level' }),
      page.getByRole('region', { name: 'Level 1 progress' }),
      page.getByRole('heading', { name: 'Benchmark, Level 1' }),
      page.getByRole('heading', { name: 'Summary, Level 1' }),
      page.getByRole('region', { name: 'Study materials' }),
    ].map((one) => one.element().getBoundingClientRect().top);
  await expect.element(page.getByRole('region', { name: 'Study materials' })).toBeVisible();
  expect(tops()).toEqual(tops().toSorted((one, other) => one - other));
});

describe('a study project on the dashboard', () => {
  // D1-2.60, 2.66, 4.24–4.27, T1-050, 051
  test.each([
    ['not started', {}, '5 questions', 'Start'],
    ['started', { state: 'STARTED', open: open(4, 6) }, 'Started, question 4 of 6', 'Continue'],
    ['complete', { state: 'COMPLETE', complete: true, latest: finished(4, 5) }, 'Completed, 4 of 5 correct', 'Review'],
    [
      'started again',
      { state: 'STARTED', complete: true, latest: finished(4, 5), open: open(1, 5) },
      'Started, question 1 of 5',
      'Continue',
    ],
  ])('that is %s says so and can be opened', async (_case, values, text, act) => {
    openCourse({ studyProjects: [projectOf(1, { title: 'A guest network', ...values })] });
    const own = row('Study Project 1: A guest network');
    await expect.element(own).toMatchTextContent('Learn');
    await expect.element(own).toMatchTextContent(text);
    await expect
      .element(own.getByRole('link', { name: `${act} Study Project 1: A guest network` }))
      .toHaveAttribute('href', '/group/g1/course/c1/study-project/p1');
  });

  test('that is complete with nothing right gets no green disc', async () => {
    const complete = { state: 'COMPLETE', complete: true } as const;
    openCourse({
      studyProjects: [
        projectOf(1, { title: 'A guest network', ...complete, latest: finished(0, 4) }),
        projectOf(2, { title: 'A quiet room', ...complete, latest: finished(1, 4) }),
      ],
    });
    const [none, one] = [row('Study Project 1: A guest network'), row('Study Project 2: A quiet room')];
    await expect.element(none).toMatchTextContent('Completed, 0 of 4 correct');
    const disc = (of: typeof none) => getComputedStyle(of.element().querySelector('circle') ?? document.body).fill;
    const solid = document.createElement('i');
    solid.style.color = 'var(--green)';
    document.body.append(solid);
    const green = getComputedStyle(solid).color;
    solid.remove();
    expect([disc(none) === green, disc(one) === green]).toEqual([false, true]);
  });

  // D1-4.24–4.27
  test('that is locked says why and is no link', async () => {
    const lock = { state: 'LOCKED', locked: true, lock_reason: 'BENCHMARK_FIRST' };
    const { place } = openCourse({ studyProjects: [projectOf(1, lock)] });
    await expect
      .element(row('Study Project 1'))
      .toMatchTextContent('Locked. Complete the benchmark of this level first.');
    await expect.element(row('Study Project 1').getByRole('link')).not.toBeInTheDocument();
    await expectAccessible(place);
  });

  // R1-31
  test('is opened by a press anywhere on its row', async () => {
    const { address } = openCourse({ studyProjects: [projectOf(1, { title: 'A guest network' })] });
    await row('Study Project 1: A guest network').click({ position: { x: 8, y: 8 } });
    await expect.poll(address).toBe('/group/g1/course/c1/study-project/p1');
  });

  // T1-043, 044
  test('says whether it is one to learn or one to apply', async () => {
    const [learn, apply, neither] = ['LEARN', 'APPLY', 'NONE'].map((kind, index) => projectOf(index + 1, { kind }));
    openCourse({ studyProjects: [learn, apply, neither] });
    await expect.element(row('Study Project 1')).toMatchTextContent('Learn');
    await expect.element(row('Study Project 2')).toMatchTextContent('Apply');
    await expect.element(row('Study Project 3')).not.toMatchTextContent(/Learn|Apply/);
  });

  test('stands in the panel of its lesson, which counts what is complete', async () => {
    const lessons = ['Networks', 'Judging'].map((name, index) => ({
      id: `l${index + 1}`,
      name,
      slug: name,
      logo: null,
    }));
    const done = { state: 'COMPLETE', complete: true, latest: finished(5, 5) };
    // One that asks nothing can never be completed.
    const empty = projectOf(4, { total_questions: 0 });
    openCourse({
      lessons,
      studyProjects: [projectOf(1, done), projectOf(2), empty, projectOf(3, { lesson_id: 'l2' })],
    });
    await expect.element(page.getByRole('region', { name: 'Networks' })).toMatchTextContent('1 of 2');
    await expect.element(page.getByRole('region', { name: 'Judging' })).toMatchTextContent('0 of 1');
    await expect.element(page.getByRole('region', { name: 'Judging' })).toMatchTextContent('Study Project 3');
  });
});

describe('the next step', () => {
  test('is the one filled button: a sitting whose clock runs before what was worked on last', async () => {
    openCourse({
      benchmark: [assessmentOf(1, { state: 'STARTED', open: open(2, 20, '2026-11-18T10:00:00Z') })],
      studyProjects: [
        projectOf(1, { state: 'STARTED', open: open(2, 5, '2026-11-19T10:00:00Z') }),
        projectOf(2, { state: 'STARTED', open: open(2, 5, '2026-11-20T10:00:00Z') }),
      ],
    });
    const acts = page.getByRole('link', { name: /^Continue/ });
    await expect.element(acts).toHaveLength(3);
    expect(filledActs()).toEqual(['Continue Benchmark, Level 1']);
  });

  test.each([
    [
      'what was worked on last',
      [projectOf(1, { state: 'STARTED', open: open(2, 5) }), projectOf(2)],
      'Continue Study Project 1',
    ],
    [
      'what went badly, once more',
      [projectOf(1, { state: 'COMPLETE', complete: true, latest: finished(1, 5) }), projectOf(2)],
      'Review Study Project 1',
    ],
    [
      'what is new',
      [projectOf(1, { state: 'COMPLETE', complete: true, latest: finished(5, 5) }), projectOf(2)],
      'Start Study Project 2',
    ],
  ])('is %s', async (_case, studyProjects, expected) => {
    openCourse({ benchmark: [assessmentOf(1, { state: 'COMPLETE', complete: true })], studyProjects });
    await expect.element(row('Study Project 2')).toBeVisible();
    expect(filledActs()).toEqual([expected]);
  });
});

describe('benchmark and summary', () => {
  // D1-4.22, 4.23
  test('offer to start with questions and minutes', async () => {
    const { place } = openCourse({ summary: [assessmentOf(1, { time: null })] });
    await expect.element(row('Benchmark, Level 1')).toMatchTextContent('20 questions, 20 minutes');
    await expect.element(row('Summary, Level 1')).toMatchTextContent(/20 questions\s*Start/);
    await expect
      .element(page.getByRole('link', { name: 'Start Benchmark, Level 1' }))
      .toHaveAttribute('href', '/group/g1/course/c1/benchmark/1');
    await expectAccessible(place);
  });

  // T1-068
  test.each([
    [100, 'Excellent'],
    [75, 'Good'],
    [55, 'Review needed'],
    [null, 'NA'],
  ])('a complete benchmark with %j percent is %s and leads to its result alone', async (percent, band) => {
    openCourse({ benchmark: [assessmentOf(1, { state: 'COMPLETE', percent, latest: finished(11, 20) })] });
    await expect.element(row('Benchmark, Level 1')).toMatchTextContent('Completed Oct 02 2026. 11 of 20 correct.');
    await expect.element(row('Benchmark, Level 1')).toMatchTextContent(band);
    const links = row('Benchmark, Level 1').getByRole('link');
    await expect.element(links).toHaveAccessibleName('Result Benchmark, Level 1');
    expect(links.elements()).toHaveLength(1);
  });

  test('a summary below the threshold shows its last attempt and can be started again', async () => {
    openCourse({ summary: [assessmentOf(1, { percent: 55, latest: finished(11, 20) })] });
    await expect.element(row('Summary, Level 1')).toMatchTextContent('Last attempt Oct 02 2026, 11 of 20 correct.');
    await expect.element(row('Summary, Level 1')).toMatchTextContent('Review needed');
    const link = (name: string) => page.getByRole('link', { name });
    await expect.element(link('Try again Summary, Level 1')).toHaveAttribute('href', '/group/g1/course/c1/summary/1');
    const attempt = finished(11, 20).attempt_id;
    await expect
      .element(link('Result Summary, Level 1'))
      .toHaveAttribute('href', `/group/g1/course/c1/summary/1?attempt=${attempt}`);
  });

  // D1-4.22, 4.23, T1-049
  test('an open one says In progress and where', async () => {
    openCourse({ benchmark: [assessmentOf(1, { state: 'STARTED', open: open(7, 20) })] });
    await expect.element(row('Benchmark, Level 1')).toMatchTextContent('In progress, question 7 of 20');
  });

  // D1-8.19, 8.20, T1-093, 094
  test('say so where they are not published', async () => {
    openCourse({ benchmark: [], summary: [] });
    await expect.element(page.getByText('The Benchmark has not been published yet')).toBeVisible();
    await expect.element(page.getByText('The Summary has not been published yet')).toBeVisible();
  });

  test('stand alone where there is no study project', async () => {
    openCourse({ studyProjects: [] });
    await expect.element(page.getByText('This level has no study projects yet.')).toBeVisible();
  });

  test.each([
    ['level', ''],
    ['course', '?level=all'],
  ])('and study projects missing together are one sentence, of a %s', async (what, below) => {
    openCourse({ benchmark: [], summary: [], studyProjects: [] }, below);
    await expect.element(page.getByText(`Nothing is published in this ${what} yet.`)).toBeVisible();
    expect(page.getByText(/yet\b/).elements()).toHaveLength(1);
  });

  test('can be sat over all levels, without those that are complete', async () => {
    const benchmark = [
      assessmentOf(1, { state: 'COMPLETE', latest: finished(20, 20), percent: 100 }),
      assessmentOf(2),
      assessmentOf(3),
    ];
    openCourse({ benchmark }, '?level=all');
    await expect
      .element(row('Benchmark, all levels'))
      .toMatchTextContent('40 questions, 40 minutes. Complete, so not included: Level 1.');
    await expect
      .element(page.getByRole('link', { name: 'Start Benchmark, all levels' }))
      .toHaveAttribute('href', '/group/g1/course/c1/benchmark/all');
  });
});

describe('the levels', () => {
  const levels = [levelOf(1, 100), levelOf(2, 33), levelOf(3, 0)];
  const studyProjects = [
    projectOf(1, { state: 'COMPLETE', complete: true, latest: finished(5, 5) }),
    projectOf(2, { level: 2 }),
    projectOf(3, { level: 3 }),
  ];
  const summary = [assessmentOf(1, { state: 'COMPLETE', complete: true })];

  // D1-2.129, 9.08, 9.09, T1-040
  test('open at that of the next step; another choice stays in the address', async () => {
    const { place, address } = openCourse({ levels, studyProjects, summary });
    await expect.element(page.getByRole('radio', { name: 'Level 1 Complete' })).not.toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Level 2 33%' })).toBeChecked();
    await expect.element(row('Study Project 2')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Level 2 progress' })).toMatchTextContent('33%');
    await page.getByRole('radio', { name: 'Level 3 0%' }).click();
    await expect.element(row('Study Project 3')).toBeVisible();
    await expect.element(row('Study Project 2')).not.toBeInTheDocument();
    expect(address()).toBe('/group/g1/course/c1?level=3');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(row('Study Project 1')).toMatchTextContent('LEVEL 1');
    await expect.element(page.getByRole('region', { name: 'Progress in all levels' })).toBeVisible();
    await expectAccessible(place);
  });

  // T1-040
  test('that the course does not have are passed over', async () => {
    openCourse({ levels, studyProjects, summary }, '?level=4');
    await expect.element(page.getByRole('radio', { name: 'Level 2 33%' })).toBeChecked();
  });

  test('show beside the exercises what they add up to, and the materials', async () => {
    openCourse();
    const sums = page.getByRole('region', { name: 'Level 1 progress' });
    for (const text of ['2 of 5', '94:20', '78%', 'The ring shows the mean of the lessons.'])
      await expect.element(sums).toMatchTextContent(text);
    const materials = page.getByRole('region', { name: 'Study materials' });
    await expect
      .element(materials.getByRole('link', { name: /E-book 42 pages/ }))
      .toHaveAttribute('href', '/group/g1/course/c1/library?kind=e-book');
    await expect.element(materials).toMatchTextContent('68 cards');
    await expect.element(materials).toMatchTextContent('9 clips');
  });
});

describe('a reader who does not belong to the group', () => {
  test('sees the course as its learners do, without starting anything', async () => {
    openCourse({ is_member: false, allowed_operations: groupOperations });
    await expect.element(page.getByText(/Only members of the group work on its exercises/)).toBeVisible();
    await expect.element(row('Study Project 1')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Start/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Level 1 progress' })).not.toBeInTheDocument();
  });
});

describe('the course page', () => {
  // D1-2.21, 2.53, 2.65
  test('has its tabs, and the way back to group and home', async () => {
    openCourse();
    const tabs = page.getByRole('navigation', { name: 'Course', exact: true }).getByRole('link');
    await expect.element(tabs).toHaveLength(3);
    expect(tabs.elements().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Exercises', '/group/g1/course/c1'],
      ['Study Materials', '/group/g1/course/c1/library'],
      ['Gradebook', '/group/g1/course/c1/gradebook'],
    ]);
    const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect
      .element(way.getByRole('link', { name: 'Evening Cohort B' }).first())
      .toHaveAttribute('href', '/group/g1');
  });

  // D1-2.76
  test.each(['/nonsense', '/library/nonsense', '/study-project'])('leads %s to itself', async (below) => {
    const { address } = openCourse({}, below);
    await expect.element(title).toHaveTextContent('Living Online');
    expect(address()).toBe('/group/g1/course/c1');
  });

  // D1-3.37–3.39, 7.33, 7.45
  test('asks the server again when the learner comes back', async () => {
    const school = { studentCourseProgress: progressOf() };
    const { calls } = openApp('/group/g1/course/c1', school);
    await expect.element(row('Study Project 1')).toMatchTextContent('5 questions');
    school.studentCourseProgress = progressOf({
      studyProjects: [projectOf(1, { state: 'STARTED', open: open(2, 5) })],
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(row('Study Project 1')).toMatchTextContent('Started, question 2 of 5');
    expect(calls.filter(({ operation }) => operation === 'CourseScreen_progress')).toHaveLength(2);
  });

  test('says why a locked course does not open, with the way back', async () => {
    const { place } = openApp('/group/g1/course/c1', {
      studentCourseProgress: () => refuse('GROUP_LOCKED', 'This group is locked. Ask your instructor to open it.'),
    });
    await expect.element(page.getByRole('alert')).toMatchTextContent('This group is locked.');
    await expect.element(page.getByRole('link', { name: 'Go to the group' })).toHaveAttribute('href', '/group/g1');
    await expectAccessible(place);
  });

  test('leads home from a course that is not there for its reader', async () => {
    const text = 'Not found, or you do not have access.';
    openApp('/group/g1/course/c1', { studentCourseProgress: () => refuse('NOT_FOUND', text) });
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    await expect.element(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  test('stands hundreds of lessons and long names', async () => {
    const long = 'A lesson whose name is so long that it cannot fit on one line'.repeat(3);
    const many = Array.from({ length: 300 }, (_, index) => index + 1);
    openCourse({
      group_name: long,
      lessons: many.map((number) => ({ id: `l${number}`, name: `${long} ${number}`, slug: `l${number}`, logo: null })),
      studyProjects: many.map((number) => projectOf(number, { lesson_id: `l${number}`, title: long })),
    });
    await expect.element(row(`Study Project 300: ${long}`)).toBeInTheDocument();
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });
});
