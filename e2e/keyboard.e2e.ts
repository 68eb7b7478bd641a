import { answer } from './answering.ts';
import { keyboard, press, tabTo } from './keys.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

test('a learner with a keyboard alone signs in, works on all types of questions and takes a benchmark', async ({
  page,
  product,
}) => {
  test.slow();
  await smallCourse(product.db, { name: 'Keyboards', learner: 'student@demo.test' });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await test.step('signing in, and the way to the course', async () => {
    await page.goto('/login');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type('student@demo.test');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('lectern-demo');
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('link', { name: 'Keyboards' }));
    await press(page, page.getByRole('link', { name: 'Course of Keyboards' }));
  });

  await test.step('the study project, with a second try', async () => {
    await press(page, page.getByRole('link', { name: /^Start Study Project 1/ }));
    await press(page, button('Start'));
    for (let number = 1; number <= 5; number++) {
      if (number === 1) {
        await answer(page, false, keyboard);
        await press(page, button('Check Answer'));
        await expect(page.getByText('Which part has to notice the change first?')).toBeVisible();
        await press(page, button('Try Again'));
      }
      await answer(page, true, keyboard);
      await press(page, button('Check Answer'));
      await expect(page.getByText('The sensor notices, the actuator acts.')).toBeVisible();
      await press(page, button(number < 5 ? 'Continue' : 'Submit Answers'));
    }
    await expect(page.getByText('4 of 5 solved at the first try')).toBeVisible();
    await press(page, button('Done'));
    await press(page, button('Back to the course'));
    await expect(page.getByText('Completed, 5 of 5 correct')).toBeVisible();
  });

  await test.step('the benchmark, with its review', async () => {
    await press(page, page.getByRole('link', { name: /^Start Benchmark/ }));
    await press(page, button('Start'));
    for (let number = 1; number <= 5; number++) {
      await answer(page, true, keyboard);
      await press(page, button(number < 5 ? 'Next' : 'Review answers'));
    }
    await press(page, button('Review question 2'));
    await press(page, button('Back to review'));
    await expect(page.getByText('5 of 5 answered.')).toBeVisible();
    await press(page, button('Submit'));
    await expect(
      page.getByRole('heading', { name: 'Congratulations! You achieved the required score.' }),
    ).toBeVisible();
    await press(page, button('Done'));
    await expect(page.getByText(/5 of 5 correct\./)).toBeVisible();
  });
});
