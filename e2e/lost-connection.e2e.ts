// One at a time: it cuts the line of the browser.
import type { Database } from '../server/src/base/database/connect.ts';
import { answer, question } from './answering.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

test('a learner loses the connection and the tab in the middle of a summary, and no answer', async ({
  product,
  signIn,
  browser,
}) => {
  const { db, origin } = product;
  const { group_id, course_id } = await smallCourse(db, { name: 'Distance Class', learner: 'student@demo.test' });
  const address = `/group/${group_id}/course/${course_id}/summary/1`;
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();

  await test.step('two answers arrive', async () => {
    await signIn(page, 'student@demo.test');
    await page.goto(address);
    await page.getByRole('button', { name: 'Start' }).click();
    await answer(page, true);
    await page.getByRole('button', { name: 'Next' }).click();
    await answer(page, true);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  });

  await test.step('the line breaks; what is answered is kept on this device, and the screen says so', async () => {
    await context.setOffline(true);
    await answer(page, true);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(
      page.getByText('Not saved. Your answers are kept on this device and sent when the connection is back.'),
    ).toBeVisible();
  });

  await test.step('the tab is closed without a line', async () => {
    await page.close();
    await context.setOffline(false);
    expect(await arrived(product.db, group_id)).toEqual({ answers: 2, question_index: 2 });
  });

  await test.step('a new tab sends what was kept, from the first page it opens', async () => {
    const tab = await context.newPage();
    await tab.goto('/login');
    await tab.waitForURL(`${origin}/`);
    await expect.poll(() => arrived(product.db, group_id)).toEqual({ answers: 3, question_index: 3 });
    await tab.close();
  });

  await test.step('another device goes on where it stopped', async () => {
    const other = await browser.newContext({ baseURL: origin });
    const phone = await other.newPage();
    await signIn(phone, 'student@demo.test');
    await phone.goto(address);
    await expect(phone.getByRole('article')).toContainText(/4\s*of 5/);
    for (const number of [4, 5]) {
      await answer(phone, true);
      if (number < 5) await phone.getByRole('button', { name: 'Next' }).click();
    }
    await phone.getByRole('button', { name: /Review/ }).click();
    await expect(phone.getByText('5 of 5 answered.')).toBeVisible();
    await phone.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(phone.getByText(/5 of 5 correct in/)).toBeVisible();
    await other.close();
  });
  await context.close();
});

test('a second person on the same device neither sees nor sends what the first one could not', async ({
  product,
  signIn,
  browser,
}) => {
  const { db, origin } = product;
  const { group_id, course_id } = await smallCourse(db, { name: 'Shared Computer', learner: 'student@demo.test' });
  const context = await browser.newContext({ baseURL: origin });

  await test.step('the first one answers without a line, and the browser is closed', async () => {
    const page = await context.newPage();
    await signIn(page, 'student@demo.test');
    await page.goto(`/group/${group_id}/course/${course_id}/summary/1`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(question(page)).toBeVisible();
    await context.setOffline(true);
    await answer(page, true);
    await expect(page.getByText('Not saved', { exact: true }).first()).toBeVisible();
    await page.close();
    await context.clearCookies();
    await context.setOffline(false);
  });

  await test.step('the second one signs in, works and signs out: nothing of the first one is sent or named', async () => {
    const page = await context.newPage();
    await signIn(page, 'main-instructor@demo.test');
    await page.goto(`/group/${group_id}/course/${course_id}`);
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${origin}/index.html`);
    expect(await arrived(db, group_id)).toEqual({ answers: 0, question_index: 0 });
    await page.close();
  });

  await test.step('the first one comes back, and it arrives', async () => {
    const page = await context.newPage();
    await signIn(page, 'student@demo.test');
    await expect.poll(() => arrived(db, group_id)).toEqual({ answers: 1, question_index: 0 });
  });
  await context.close();
});

test('who loses the connection still has the navigation, the profile menu and the way out', async ({
  product,
  signIn,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const menu = page.getByRole('dialog', { name: /^Profile of/ });

  await test.step('nothing of it was opened while there was a line', async () => {
    await signIn(page, 'student@demo.test');
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
    await expect.poll(() => page.evaluate(quietFor), { timeout: 30_000 }).toBeGreaterThan(3000);
    await context.setOffline(true);
  });

  await test.step('the navigation of a narrow screen opens', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the navigation' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the profile menu opens, and the session ends in this tab', async () => {
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await expect(menu.getByText('Español')).toBeVisible();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out here' })).toBeVisible();
  });

  await test.step('and at the server once the line is back', async () => {
    await context.setOffline(false);
    await page.waitForURL(`${product.origin}/index.html`);
  });
  await context.close();
});

/** How many milliseconds ago the page has fetched something last. */
const quietFor = () =>
  performance.now() -
  Math.max(...performance.getEntriesByType('resource').map(({ duration, startTime }) => startTime + duration));

/** What the server holds of the sitting: how many answers, and the place reached. */
async function arrived(db: Database, group_id: string): Promise<{ answers: number; question_index: number }> {
  const attempt = await db
    .selectFrom('attempts')
    .select(['progress', 'question_index'])
    .where('group_id', '=', group_id)
    .executeTakeFirstOrThrow();
  const entries = Object.values(attempt.progress as Record<string, { answer?: unknown }>);
  return {
    answers: entries.filter(({ answer: given = null }) => given !== null).length,
    question_index: attempt.question_index,
  };
}
