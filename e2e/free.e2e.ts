import { buildBook, buildPage, buildQuickdeckCard } from '../server/seed/library.ts';
import type { Database } from '../server/src/base/database/connect.ts';
import { answer } from './answering.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

// D1-1.15, 1.16, 2.33, 2.95, R1-07, 36–41
test('a visitor takes a free benchmark and works in a free lesson, and nothing is kept', async ({ page, product }) => {
  const { db } = product;
  const { course_id, lesson_id } = await offer(db);
  const before = await rowsOfWork(db);
  const reminder = page.getByText('Reminder: No information is recorded during a free lesson');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const course = page.getByRole('article').filter({ hasText: 'Course of Everyone' }).first();

  await test.step('Home offers the benchmark, which shows a score and leads back', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Test your knowledge in' })).toBeVisible();
    await course.getByRole('link', { name: /Level 1/ }).click();
    await expect(page).toHaveURL(`/free/course/${course_id}/benchmark/1`);
    await expect(reminder).toBeVisible();
    await button('Start').click();
    for (let number = 1; number <= 5; number++) {
      await answer(page, number > 1);
      await button(number < 5 ? 'Next' : 'Review answers').click();
    }
    await button('Submit').click();
    await expect(page.getByText(/^4 of 5 correct/)).toBeVisible();
    await expect(page.getByText('but not which answers are right.')).toBeVisible();
    await button('Done').click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the three sections of a free lesson, Back and a reload', async () => {
    await page.getByRole('link', { name: 'Sensors and actuators' }).click();
    await expect(page).toHaveURL(`/free/lesson/${lesson_id}`);
    await expect(page.getByText('LEVEL 1')).toBeVisible();
    await page.getByRole('link', { name: 'E-book' }).click();
    await expect(page.getByText('A gateway joins two networks.')).toBeVisible();
    await page.getByRole('link', { name: 'Quickdeck' }).click();
    await expect(page.getByRole('heading', { name: 'Terms in this set(1)' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Terms in this set(1)' })).toBeVisible();
    await expect(reminder).toBeVisible();
    await page.goBack();
    await expect(page.getByText('A gateway joins two networks.')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/free/lesson/${lesson_id}`);
  });

  await test.step('a study project of it, which a reload begins anew', async () => {
    await page.getByRole('link', { name: /Study Project 1/ }).click();
    await button('Start').click();
    await answer(page, false);
    await button('Check Answer').click();
    await expect(page.getByText('Which part has to notice the change first?')).toBeVisible();
    await page.reload();
    await button('Start').click();
    await answer(page, true);
    await button('Check Answer').click();
    await expect(page.getByText('The sensor notices, the actuator acts.')).toBeVisible();
    await page.getByRole('button', { name: 'Exit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Exit' }).click();
    await expect(page).toHaveURL(`/free/lesson/${lesson_id}`);
  });

  await page.goto('/group/nowhere');
  await expect(page).toHaveURL('/');
  expect(await rowsOfWork(db)).toEqual(before);
});

/** A course whose benchmark is free, with a free lesson of a page and a flash card. */
async function offer(db: Database): Promise<{ course_id: string; lesson_id: string }> {
  const { course_id } = await smallCourse(db, { name: 'Everyone', samples: true });
  const course = await db
    .selectFrom('courses')
    .where('id', '=', course_id)
    .select('product_id')
    .executeTakeFirstOrThrow();
  const lesson = await db
    .selectFrom('lessons')
    .where('course_id', '=', course_id)
    .select('id')
    .executeTakeFirstOrThrow();
  const book = await buildBook(db, { product_id: course.product_id });
  await buildPage(db, { book_id: book.id, lesson_id: lesson.id });
  await buildQuickdeckCard(db, { lesson_id: lesson.id });
  await db.insertInto('free_course_benchmarks').values({ course_id }).execute();
  await db.insertInto('free_lessons').values({ lesson_id: lesson.id }).execute();
  return { course_id, lesson_id: lesson.id };
}

/** How much learners have done, whoever they are. */
async function rowsOfWork(db: Database): Promise<unknown> {
  const count = async (table: 'attempts' | 'answer_records' | 'exercise_results' | 'users') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  return Promise.all([count('attempts'), count('answer_records'), count('exercise_results'), count('users')]);
}
