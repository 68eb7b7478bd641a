import type { Database } from '../server/src/database/connect.ts';
import { addGroupMember } from '../server/seed/school.ts';
import { answer } from './answering.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

test('a learner loses the connection and the tab in the middle of a summary, and no answer', async ({
  product,
  signIn,
  browser,
}) => {
  const { db, origin } = product;
  const { group_id, course_id } = await smallCourse(db, { name: 'Distance Class' });
  const learner = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'student@demo.test')
    .executeTakeFirstOrThrow();
  await addGroupMember(db, group_id, learner.id);
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

  await test.step('the tab is loaded again once the line is back, and sends what it kept', async () => {
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => arrived(product.db, group_id)).toEqual({ answers: 3, question_index: 3 });
  });

  await test.step('the tab is closed; another device goes on where it stopped', async () => {
    await page.close();
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

/** What the server holds of the sitting: how many answers, and the place reached. */
async function arrived(db: Database, group_id: string): Promise<{ answers: number; question_index: number }> {
  const attempt = await db
    .selectFrom('attempts')
    .select(['progress', 'question_index'])
    .where('group_id', '=', group_id)
    .executeTakeFirstOrThrow();
  const entries = Object.values(attempt.progress as Record<string, { answer: unknown }>);
  return { answers: entries.filter((entry) => entry.answer !== null).length, question_index: attempt.question_index };
}
