import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../test/open-app.tsx';
import { signInAs } from '../../test/sign-in-as.ts';
import { progressOf, projectOf } from '../../test/values.ts';

const projects = Array.from({ length: 30 }, (_none, index) => projectOf(index + 1, { title: `Project ${index + 1}` }));
const title = page.getByRole('heading', { level: 1 });
const last = page.getByRole('link', { name: /Project 30$/ });

afterEach(() => signInAs(null));

/** The course, scrolled to its end, from which a study project is opened. */
async function leaveCourse() {
  let arrives = Promise.resolve();
  const opened = openApp('/group/g1/course/c1', {
    studentCourseProgress: () => arrives.then(() => progressOf({ studyProjects: projects })),
  });
  await expect.element(last).toBeVisible();
  window.scrollTo({ top: document.body.scrollHeight });
  const left = window.scrollY;
  expect(left).toBeGreaterThan(500);
  await last.click();
  await expect.poll(() => opened.router.state.resolvedLocation?.pathname).toContain('/study-project/p30');
  let arrive = () => {};
  arrives = new Promise((resolve) => (arrive = resolve));
  return { ...opened, left, arrive };
}

test('Back leads to the place where the page was left, though its rows arrive later', async () => {
  const { left, arrive, router } = await leaveCourse();
  router.history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/group/g1/course/c1');
  arrive();
  await expect.element(last).toBeInTheDocument();
  await expect.poll(() => window.scrollY).toBe(left);
});

test('somebody who moves by themselves in the meantime stays where they are', async () => {
  const { arrive, router } = await leaveCourse();
  router.history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/group/g1/course/c1');
  await userEvent.keyboard('{Home}');
  arrive();
  await expect.element(last).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
});

test('the name of a course stands there before its rows are made', async () => {
  const { place } = openApp('/group/g1/course/c1', {
    studentCourseProgress: progressOf({ studyProjects: projects }),
  });
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => {
    if (place.querySelector('h1')) seen.push(place.textContent.includes('Project 30'));
  });
  watch.observe(place, { childList: true, subtree: true });
  await expect.element(title).toHaveTextContent('Living Online');
  await expect.element(last).toBeInTheDocument();
  watch.disconnect();
  expect(seen[0]).toBe(false);
});
