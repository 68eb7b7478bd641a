import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appSchool, coursePath } from '../../test/app-school.ts';
import { openApp } from '../../test/open-app.tsx';
import { takeAway } from '../../test/show.tsx';
import type { School } from '../../test/school.ts';
import { projectOf, progressOf } from '../../test/values.ts';
import exercises from '../features/course/exercises.module.css';
import figures from '../features/gradebook/figures/own-figures.module.css';
import groupCourses from '../features/group/group-courses.module.css';
import institutions from '../features/home/institution-cards.module.css';
import groups from '../features/home/my-groups.module.css';
import tools from '../features/library/ebook/book-tools.module.css';
import book from '../features/library/ebook/ebook-screen.module.css';
import clips from '../features/library/quickclip/quickclips.module.css';
import deck from '../features/library/quickdeck/quickdeck.module.css';
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

afterEach(() => page.viewport(1280, 800));

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
