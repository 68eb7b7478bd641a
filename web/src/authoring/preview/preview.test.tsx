import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { button } from '../../../test/play/locators.ts';
import { crash, openPlayer } from '../../../test/play/open-player.tsx';
import { PlayServer, type PlayCourse } from '../../../test/play/play-server.ts';
import { choice, choices } from '../../../test/play/questions.ts';
import { setLanguage } from '../../texts/language.ts';

const reminder = page.getByText('Preview. Drafts are shown, nothing is recorded.');
const course: PlayCourse = {
  author: true,
  project: [choice],
  helps: true,
  benchmarks: [{ questions: choices(2), time: 600 }],
  summaries: true,
};

/** Opens a page of a course in preview, for the one learner of its group who is an author too. */
async function openPreview(pathOf: (server: PlayServer) => string, more: PlayCourse = {}) {
  const server = await PlayServer.open({ ...course, ...more });
  const at = `/cms/preview/course/${server.place.course_id}`;
  return { server, at, ...openPlayer(server, pathOf(server), server.place.learner, at) };
}

describe('preview', () => {
  // D1-1.18, 2.71, 4.10, D2-2.32, 2.33
  test('shows every exercise of a course, drafts too, its study materials and the files for instructors', async () => {
    const { place, address, at } = await openPreview(() => '');
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Connected Devices');
    await expect.element(reminder).toBeVisible();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Study Project 3' })).toBeVisible();
    // The benchmarks of the other levels are not published.
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Benchmark, Level 2' }))
      .toMatchTextContent('Draft');
    await expectAccessible(place);
    await page.getByRole('link', { name: 'Study Materials' }).click();
    await expect.poll(address).toBe(`${at}/library`);
    await page.getByRole('link', { name: 'Networks' }).click();
    await expect.poll(address).toBe(`${at}/library/e-book/networks`);
    await expect.element(page.getByText('There are no study materials yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Instructor Resources' }).click();
    await expect.poll(address).toBe(`${at}/resources`);
    await expect.element(page.getByText("There're no any resource yet")).toBeVisible();
    await expectAccessible(place);
  });

  test('separates what a lesson holds as the language of the app does', async () => {
    await setLanguage('ar');
    onTestFinished(() => setLanguage('en'));
    await openPreview(() => '/library');
    await expect.element(page.getByText('لا صفحات، لا بطاقات، لا مقاطع').first()).toBeVisible();
  });

  // D1-2.111
  test('takes a benchmark to its result with the right answers and back to the course, and saves nothing', async () => {
    const { server, address, at } = await openPreview(() => '/benchmark/1');
    await button('Start').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Next').click();
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await expect.element(reminder).toBeVisible();
    await button('Review answers').click();
    await button('Submit').click();
    await expect.element(page.getByText(/^1 of 2 correct/)).toBeVisible();
    await button('Review answers').click();
    await expect.element(page.getByText(/^(Correct|Incorrect)/).first()).toBeVisible();
    await button('Next').click();
    await button('Back to the result').click();
    await button('Done').click();
    await expect.poll(address).toBe(at);
    expect(await server.attempts()).toEqual([]);
  });

  test('works on a study project with its hint, and goes back from its end', async () => {
    const { server, address, at } = await openPreview(({ project }) => project);
    await button('Start').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await button('Open hint').click();
    await expect.element(page.getByRole('dialog').getByText('They measure.')).toBeVisible();
    const own = page.getByRole('link', { name: 'Open on its own page' }).element() as HTMLAnchorElement;
    expect(own.pathname.startsWith(`${at}${server.project}/media-library/`)).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await button('Try Again').click();
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await button('Check Answer').click();
    await button('Submit Answers').click();
    await button('Done').click();
    await button('Back to the course').click();
    await expect.poll(address).toBe(at);
    expect(await server.attempts()).toEqual([]);
  });

  // D1-9.27, D2-2.70–2.72
  test('opens a hint in the media library where the course says so, on a page of its own', async () => {
    const opening = vi.spyOn(window, 'open').mockReturnValue(null);
    const { server, at } = await openPreview(({ project }) => project, { helpsInLibrary: true });
    await button('Start').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await button('Open hint').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Try Again')).toBeVisible();
    const opened = String(opening.mock.calls[0]?.[0]);
    expect(opened).toMatch(new RegExp(`^${at}${server.project}/media-library/[^/]+/hint/1$`));
    await crash();
    openPlayer(server, opened, server.place.learner, '');
    await expect.element(page.getByText('They measure.')).toBeVisible();
    expect(await server.attempts()).toEqual([]);
  });

  // D1-2.105, R1-42, 43
  test('goes back from the end of a study project to where it was opened', async () => {
    const { server, address, router, at } = await openPreview(() => '/library');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await router.navigate({ to: `${at}${server.project}` });
    await button('Start').click();
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await button('Check Answer').click();
    await button('Submit Answers').click();
    await button('Done').click();
    await button('Back to the course').click();
    await expect.poll(address).toBe(`${at}/library`);
  });

  // D1-2.83, D2-2.29–2.31, R1-32–35, 47, R2-10–13
  test('leads whoever is no author home, with the address they came for', async () => {
    const { address, router } = openApp('/cms/preview/course/c1', {
      viewer: { ...amara, role: 'STUDENT', started: null },
    });
    await expect.poll(address).toBe('/');
    expect(router.state.location.state.origin).toBe('/cms/preview/course/c1');
    const visitor = openApp('/cms/preview/course/c1', { freeCourseBenchmarks: [], freeLessons: [] }, null);
    await expect.poll(visitor.address).toBe('/');
    expect(visitor.router.state.location.state.origin).toBe('/cms/preview/course/c1');
  });
});
