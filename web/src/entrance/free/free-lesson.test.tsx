import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { appSchool, coursePath } from '../../../test/app-school.ts';
import { openApp } from '../../../test/open-app.tsx';
import { takeAway } from '../../../test/show.tsx';
import { lessonOf } from '../../../test/values.ts';
import { button, heading } from '../../../test/play/locators.ts';
import { openFree } from '../../../test/play/open-free.tsx';
import type { PlayCourse, PlayServer } from '../../../test/play/play-server.ts';
import { choice, rows } from '../../../test/play/questions.ts';

const reminder = page.getByText('Reminder: No information is recorded during a free lesson');
const course: PlayCourse = { project: [choice, rows], keyElements: true, helps: true };
const lesson = ({ place }: PlayServer) => `/free/lesson/${place.lessons['Networks']}`;
const project = (server: PlayServer) => `${lesson(server)}/study-project/${server.place.project_id}`;

describe('a free lesson', () => {
  // D1-2.86–2.92, T1-027, 028, 069
  test('has three sections under the reminder: numbered study projects with their level, the e-book, the flash cards', async () => {
    const { place, address, server } = await openFree(course, lesson);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Networks');
    await expect.element(reminder).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'Study Project 3' });
    await expect.element(row).toMatchTextContent('LEVEL 1');
    await expect.element(row).toMatchTextContent('2 questions');
    await expectAccessible(place);
    await page.getByRole('link', { name: 'Quickdeck' }).click();
    await expect.poll(address).toBe(`${lesson(server)}/quickdeck`);
    await expect.element(heading('Terms in this set(1)')).toBeVisible();
    await page.getByRole('link', { name: 'E-book' }).click();
    await expect.poll(address).toBe(`${lesson(server)}/library`);
    await expect.element(page.getByText('No Pages')).toBeVisible();
    await expect.element(reminder).toBeVisible();
    await expectAccessible(place);
    await page.getByRole('link', { name: 'Study Projects' }).click();
    await row.getByRole('link').click();
    await expect.poll(address).toBe(project(server));
  });

  test('says so where it is not free, and leads home', async () => {
    await openFree(course, () => `/free/lesson/${crypto.randomUUID()}`);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  });
});

// D1-1.15, 1.16, 2.33, 2.81, 2.84, 2.95
test.each(['free-fall', 'print-preview'])(
  'a lesson of a group that is called %s is no free lesson and no preview',
  async (name) => {
    const named = lessonOf({
      name,
      slug: name,
      number_of_cards: 1,
      cards: [{ id: 'a', term: 'Mesh', definition: 'A net.', image: null }],
    });
    openApp(`${coursePath}/library/quickdeck/${name}`, { ...appSchool(), lessons: [named], lesson: named });
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(name);
    expect(page.getByRole('note').elements()).toHaveLength(0);
  },
);

describe('a study project of a free lesson', () => {
  // D1-2.93, T1-032–036
  test('goes from the key elements over hint and verdict to its end and back to the lesson; nothing is saved', async () => {
    const { server, address, place } = await openFree(course, project);
    await button('Start').click();
    await expect.element(page.getByRole('tab', { name: 'EBOOK' })).toBeVisible();
    await button('NEXT').click();
    await expect.element(button('PREV')).toBeEnabled();
    await button('Continue').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await expect.element(page.getByText('Which part has to notice the change first?')).toBeVisible();
    expect(page.getByRole('button', { name: 'Save progress' }).elements()).toHaveLength(0);
    await button('Try Again').click();
    await page.getByRole('radio', { name: /An actuator/ }).click();
    await button('Check Answer').click();
    await expect.element(page.getByText('The sensor notices, the actuator acts.')).toBeVisible();
    await button('Continue').click();
    for (const turn of [1, 2]) {
      await page.getByRole('radio', { name: 'False', exact: true }).first().click();
      await page.getByRole('radio', { name: 'True', exact: true }).nth(1).click();
      await button('Check Answer').click();
      if (turn === 1) await button('Try Again').click();
    }
    await expect.element(page.getByText('A sensor measures; an actuator moves.')).toBeVisible();
    await button('Submit Answers').click();
    await expect.element(page.getByText(/^1 of 2 correct/)).toBeVisible();
    await expect.element(reminder).toBeVisible();
    await expectAccessible(place);
    await button('Done').click();
    await expect.element(page.getByText('Nothing was recorded. You can start again at any time.')).toBeVisible();
    await button('Back to the lesson').click();
    await expect.poll(address).toBe(lesson(server));
    expect(server.calls.map(({ operation }) => operation).filter((one) => !one.startsWith('FreeLesson'))).toEqual([
      'StudyProjectScreen_project',
      'FreeProject_begin',
      ...Array<string>(4).fill('FreeProject_check'),
    ]);
  });

  test('asks before it is left, for this page alone holds the answers', async () => {
    const { address, server, router } = await openFree({ ...course, keyElements: false }, project);
    await button('Start').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    void router.navigate({ to: '/' });
    const dialog = page.getByRole('dialog', { name: 'Exit Study Project?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).toBeChecked();
    expect(address()).toBe(project(server));
    void router.navigate({ to: '/' });
    await dialog.getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).toBe('/');
    await expect.element(page.getByRole('radio', { name: /A sensor/ })).not.toBeInTheDocument();
    // Its own way out asks once.
    await router.navigate({ to: project(server) });
    await button('Start').click();
    await button('Exit').click();
    await dialog.getByRole('button', { name: 'Exit' }).click();
    await expect.poll(address).not.toBe(project(server));
  });

  // D1-9.27
  test('opens its hint in the media library where its course says so', async () => {
    const opening = vi.spyOn(window, 'open').mockReturnValue(null);
    const { server } = await openFree({ ...course, keyElements: false, helpsInLibrary: true }, project);
    await button('Start').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await button('Open hint').click();
    await expect.poll(() => opening.mock.calls[0]?.[0]).toMatch(`${project(server)}/media-library/`);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  // D1-2.64, 2.94, 2.96, 2.97, 7.16, 8.23, T1-097
  test('opens its hint over the question, and on a page of its own that an address leads to', async () => {
    const { server } = await openFree({ ...course, keyElements: false }, project);
    await button('Start').click();
    await page.getByRole('radio', { name: /A sensor/ }).click();
    await button('Check Answer').click();
    await button('Open hint').click();
    const dialog = page.getByRole('dialog', { name: 'Hint' });
    await expect.element(dialog.getByText('They measure.')).toBeVisible();
    const own = dialog.getByRole('link', { name: 'Open on its own page' }).element() as HTMLAnchorElement;
    expect(own.pathname).toMatch(`${project(server)}/media-library/`);
    expect(own.pathname).toMatch(new RegExp(`/hint/1/${server.place.course_id}$`));
    takeAway();
    await openFree(course, () => own.pathname + own.hash);
    await expect.element(heading('Case 1: Hint')).toBeVisible();
    await expect.element(page.getByText('They measure.')).toBeVisible();
    takeAway();
    await openFree(course, () => own.pathname.replace('/hint/', '/reveal/') + own.hash);
    await expect.element(page.getByText("There're no any resource yet")).toBeVisible();
  });
});
