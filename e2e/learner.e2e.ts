import { answer } from './answering.ts';
import { authoringCode } from './authoring-code.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

// D1-7.45
test('a learner joins a group, learns, and an instructor reads the result', async ({
  page,
  product,
  signIn,
  browser,
}) => {
  const { key, group_id, course_id } = await smallCourse(product.db, { name: 'Evening Cohort' });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));

  await test.step('joining by key', async () => {
    await signIn(page, 'new-learner@demo.test');
    await page
      .getByRole('textbox', { name: 'Group Key' })
      .fill(key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase());
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByText('No group has this key. Check it letter by letter; capitals count.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Group Key' }).fill(key);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('status').getByText('Successfully joined Evening Cohort')).toBeVisible();
    await page.getByRole('link', { name: 'Evening Cohort' }).click();
    await page.getByRole('link', { name: 'Course of Evening Cohort' }).click();
    await expect(page.getByText('Study Project 1: A guest network')).toBeVisible();
  });

  await test.step('the benchmark, with two answers wrong and one left open', async () => {
    await page.getByRole('link', { name: /Start.*Benchmark|Benchmark.*Start/ }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    for (let number = 1; number <= 4; number++) {
      await expect(page.getByText(`${number}`, { exact: true }).first()).toBeVisible();
      await answer(page, number > 2);
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('button', { name: /Review/ }).click();
    await expect(page.getByText('4 of 5 answered.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: "You didn't get the required score this time." })).toBeVisible();
    await expect(page.getByText(/2 of 5 correct in/)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/2 of 5 correct\./)).toBeVisible();
  });

  await test.step('the study project, first question wrong once', async () => {
    await page.getByRole('link', { name: /Study Project 1/ }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    for (let number = 1; number <= 5; number++) {
      if (number === 1) {
        await answer(page, false);
        await page.getByRole('button', { name: 'Check Answer' }).click();
        await expect(page.getByText('Which part has to notice the change first?')).toBeVisible();
        await page.getByRole('button', { name: 'Try Again' }).click();
      }
      await answer(page, true);
      await page.getByRole('button', { name: 'Check Answer' }).click();
      await expect(page.getByText('The sensor notices, the actuator acts.')).toBeVisible();
      await page.getByRole('button', { name: number < 5 ? 'Continue' : 'Submit Answers' }).click();
    }
    await expect(page.getByText('4 of 5 solved at the first try')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Back to the course' }).click();
    await expect(page.getByText('Completed, 5 of 5 correct')).toBeVisible();
  });

  await test.step('the summary, all right', async () => {
    await page.getByRole('link', { name: /Summary/ }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    for (let number = 1; number <= 5; number++) {
      await answer(page, true);
      if (number < 5) await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('button', { name: /Review/ }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Congratulations! You achieved the required score.' }),
    ).toBeVisible();
    await expect(page.getByText('You gained 60 points.')).toBeVisible();
  });

  await test.step('none of it asked for code of authors', () => {
    const ofAuthors = authoringCode();
    expect(ofAuthors.size).toBeGreaterThan(30);
    expect([...asked].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10);
    expect([...asked].filter((path) => ofAuthors.has(path))).toEqual([]);
  });

  await test.step('the instructor reads it in the gradebook', async () => {
    const context = await browser.newContext({ baseURL: product.origin });
    const instructor = await context.newPage();
    await signIn(instructor, 'main-instructor@demo.test');
    await instructor.goto(`/group/${group_id}/course/${course_id}/gradebook`);
    const row = instructor
      .getByRole('row', { name: /new-learner|Learner|,/ })
      .filter({ hasText: '100' })
      .first();
    await expect(row).toContainText('40');
    await expect(row).toContainText('100%');
    await context.close();
  });
});
