// One at a time: it kills and restarts the database.
import { databasePid } from '../server/test/process/running-server.ts';
import { answer } from './answering.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

// The browser tells of every call that the server could not answer.
test.use({ mayComplain: true });

test('the database is killed in the middle of a sitting, and no answer is lost', async ({ page, product, signIn }) => {
  const { db, folder } = product;
  const { group_id, course_id } = await smallCourse(db, { name: 'Restart Class', learner: 'student@demo.test' });
  await signIn(page, 'student@demo.test');
  await page.goto(`/group/${group_id}/course/${course_id}/summary/1`);
  await page.getByRole('button', { name: 'Start' }).click();
  await answer(page, true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  process.kill(databasePid(folder), 'SIGKILL');
  for (let number = 2; number <= 5; number++) {
    await answer(page, true);
    if (number < 5) await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: /Review/ }).click();
  await expect(page.getByText('5 of 5 answered.')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/ready')).status()).toBe(200);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/5 of 5 correct in/)).toBeVisible();
});
