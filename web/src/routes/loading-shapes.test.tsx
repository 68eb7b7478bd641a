import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appSchool, coursePath } from '../../test/app-school.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { takeAway } from '../../test/show.tsx';
import type { School } from '../../test/school.ts';
import { groupOf, institutionOf, projectOf, progressOf } from '../../test/values.ts';
import exercises from '../learning/course/exercises.module.css';
import figures from '../classroom/gradebook/figures/own-figures.module.css';
import groupCourses from '../classroom/group/group-courses.module.css';
import institutions from '../entrance/home/institution-cards.module.css';
import groups from '../entrance/home/my-groups.module.css';
import tools from '../learning/library/ebook/book-tools.module.css';
import book from '../learning/library/ebook/ebook-screen.module.css';
import clips from '../learning/library/quickclip/quickclips.module.css';
import deck from '../learning/library/quickdeck/quickdeck.module.css';
import actions from '../learning/player/action-bar.module.css';
import bar from '../learning/player/player-bar.module.css';
import playerPage from '../learning/player/player-page.module.css';
import results from '../learning/player/results-sheet.module.css';
import start from '../learning/player/start-sheet.module.css';
import header from '../ui/page/page-header.module.css';
import panel from '../ui/page/panel.module.css';
import tabs from '../ui/page/tabs.module.css';

/** The school with every answer held back, and what lets them go. */
function held(school: School): { school: School; answer: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = Object.entries(school).map(([field, value]) => [
    field,
    async (...args: unknown[]) => {
      await promise;
      return typeof value === 'function' ? (value as (...of: unknown[]) => unknown)(...args) : value;
    },
  ]);
  return { school: Object.fromEntries(slow) as School, answer: resolve };
}

const clip = { id: 'v', title: 'A mesh', poster: null, duration_seconds: 49, sources: [], tracks: [] };

const learnerSchool = () => ({
  ...appSchool(),
  viewer: { ...(appSchool()['viewer'] as object), role: 'USER' },
  lesson: { ...(appSchool()['lesson'] as object), clip_cards: [clip] },
  studentCourseProgress: progressOf({ studyProjects: [projectOf(1), projectOf(2)] }),
});

/** Where the parts of a page stand: their sides and upper edges, and how wide they are. */
const boxes = (place: Element, parts: readonly (string | undefined)[]) =>
  parts.map((part) => {
    const element = part === undefined ? null : place.querySelector(`.${part}`);
    if (!element) return { part, missing: true };
    const { left, top, width } = element.getBoundingClientRect();
    return { part, left: Math.round(left), top: Math.round(top), width: Math.round(width) };
  });

afterEach(() => {
  localStorage.clear();
  return page.viewport(1280, 800);
});

test.each<[string, readonly (string | undefined)[]]>([
  ['/', [institutions['cards'], tabs['strip'], groups['cards']]],
  ['/group/g1', [header['header'], tabs['strip'], groupCourses['cards']]],
  [
    coursePath,
    [header['header'], tabs['strip'], exercises['columns'], exercises['rail'], panel['panel'], panel['head']],
  ],
  [`${coursePath}/library`, [header['header'], tabs['strip']]],
  [`${coursePath}/gradebook`, [header['header'], tabs['strip']]],
  [`${coursePath}/library/e-book/networks`, [book['book'], book['main'], tools['bar'], book['page']]],
  [`${coursePath}/library/quickdeck/networks`, [header['header'], tabs['strip'], deck['columns']]],
  [`${coursePath}/library/quickclip/networks`, [header['header'], tabs['strip'], clips['cards']]],
  [`${coursePath}/study-project/p1`, [bar['bar'], playerPage['main'], start['sheet'], actions['bar']]],
  [`${coursePath}/benchmark/1`, [bar['bar'], playerPage['main'], start['sheet'], actions['bar']]],
  [
    `${coursePath}/attempt/7b6a75e0-10a3-4bf2-9380-3e4236269651`,
    [bar['bar'], playerPage['main'], results['columns'], results['score']],
  ],
])('what %s waits with has the form of the page', async (address, parts) => {
  for (const width of [1280, 390]) {
    await page.viewport(width, 844);
    takeAway();
    const { school, answer } = held(learnerSchool());
    const { place } = openApp(address, school);
    await expect.poll(() => boxes(place, parts)).not.toContainEqual(expect.objectContaining({ missing: true }));
    const before = boxes(place, parts);
    answer();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
    await expect.poll(() => ({ width, parts: boxes(place, parts) })).toEqual({ width, parts: before });
  }
});

const started = {
  type: 'STUDY_PROJECT',
  group_id: 'g1',
  course_id: 'c1',
  course_name: 'Connected Devices',
  language: 'en',
  study_project_id: 'p4',
  study_project_number: 4,
  title: 'Choosing sensors for a greenhouse that is far away',
  level: 1,
  question_index: 3,
  questions_done: 3,
  total_questions: 6,
};
const keptHome = 'lectern.of.amara.home';
/** Whether the browser keeps, once home has been shown whole, that it begins with areas; nothing before. */
const keptAreas = () => {
  const kept = localStorage.getItem(keptHome);
  return kept === null ? null : (JSON.parse(kept) as { areas: number }).areas > 0;
};
const institutionsOf = (...roles: readonly string[]) =>
  roles.map((my_role, at) => institutionOf({ id: `i${at}`, my_role }));

test.each([
  [
    'a learner in two institutions who has started something',
    { started, institutions: institutionsOf('STUDENT', 'STUDENT') },
  ],
  ['an instructor', { started: null, institutions: institutionsOf('INSTRUCTOR') }],
  ['a center administrator who learns too', { started, institutions: institutionsOf('CENTER_ADMIN') }],
  ['somebody of the staff', { started, role: 'SYSTEM_ADMIN', institutions: institutionsOf('INSTRUCTOR') }],
])('home waits with what it had the last time for %s', async (_who, values) => {
  const groupIds = ['g1', 'g2', 'g3', 'g4'];
  const own = groupIds.map((id) => groupOf({ id, institution: { id: 'i0', name: 'Northfield' } }));
  const learner = learnerSchool() as School;
  const school = { ...learner, viewer: { ...amara, ...values, groups: own } } as School;
  const parts = [institutions['cards'], tabs['strip'], tabs['beside'], groups['cards']];
  for (const width of [1280, 390]) {
    await page.viewport(width, 844);
    takeAway();
    localStorage.removeItem(keptHome);
    openApp('/', school);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(keptAreas).toBe('role' in values);
    takeAway();
    const { school: slow, answer } = held(school);
    const { place } = openApp('/', slow);
    await expect.poll(() => boxes(place, parts)).not.toContainEqual(expect.objectContaining({ missing: true }));
    const measure = () => [boxes(place, parts), place.querySelector(`.${groups['cards']}`)?.children.length];
    const before = measure();
    answer();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => ({ width, of: measure() })).toEqual({ width, of: before });
  }
});

test('what the browser keeps of home counts for nothing where it means nothing', async () => {
  for (const kept of ['null', '[', '{"tabs":4}', '{"groups":1e9,"institutions":"many"}']) {
    takeAway();
    localStorage.setItem(keptHome, kept);
    const { school, answer } = held(learnerSchool());
    openApp('/', school);
    await expect.element(page.getByText('Loading...')).toBeInTheDocument();
    answer();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the own gradebook waits in its own form', async () => {
  const { school, answer } = held({});
  const { studentGradebookOverview, viewer: _viewer, ...rest } = learnerSchool() as School;
  const slow = held({ studentGradebookOverview });
  const { place } = openApp(`${coursePath}/gradebook`, { ...rest, ...slow.school, ...school });
  answer();
  await expect.element(page.getByText('Loading...')).toBeInTheDocument();
  const parts = [figures['page'], figures['first']];
  const before = boxes(place, parts);
  slow.answer();
  await expect.element(page.getByRole('heading', { name: 'Benchmarks and summaries' })).toBeVisible();
  expect(boxes(place, parts)).toEqual(before);
});
