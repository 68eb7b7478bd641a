import { shell } from '../web/src/texts/everywhere/ar.ts';
import { course, results } from '../web/src/texts/learner/ar.ts';
import { assessment, player, question as words } from '../web/src/texts/player/ar.ts';
import { answer, slot, type Hands } from './answering.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

/** A mouse, in a page that is written from right to left. */
const pointer: Hands = {
  choose: (control) => control.click(),
  move: async (page, step, from, to) => {
    for (let at = from; at > to; at--) {
      await page.getByRole('button', { name: words.sequence.up(step), exact: true }).click();
    }
  },
  match: async (page, concept, letter) => {
    await slot(page, concept, words).click();
    await page.getByRole('button', { name: new RegExp(`^${words.matching.letter(letter, '.*')}$`) }).click();
  },
};

test('a learner chooses Arabic, works on all types of questions with a pointer and takes a benchmark', async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  const { group_id, course_id } = await smallCourse(product.db, { name: 'Readers', learner: 'student@demo.test' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (...names: string[]) => page.getByRole('link', { name: new RegExp(names.join('.*')) }).first();

  await test.step('choosing the language in the profile menu', async () => {
    await signIn(page, 'student@demo.test');
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('radio', { name: 'العربية' }).click();
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeVisible();
    await expect(button(shell.logout)).toBeVisible();
  });

  await test.step('the study project', async () => {
    await page.goto(`/group/${group_id}/course/${course_id}`);
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeVisible();
    await link(course.studyProject(1)).click();
    await button(course.acts.NOT_STARTED).click();
    for (let number = 1; number <= 5; number++) {
      await answer(page, true, pointer, words);
      await button(words.steps.CHECK).click();
      await expect(page.getByText('The sensor notices, the actuator acts.')).toBeVisible();
      await button(number < 5 ? words.steps.ADVANCE : words.steps.SUBMIT).click();
    }
    await expect(page.getByText(results.firstTry(5, 5))).toBeVisible();
    await button(player.done).click();
    await button(player.backToCourse).click();
    await expect(page.getByText(course.completedWith(5, 5))).toBeVisible();
  });

  await test.step('the benchmark, with one answer wrong', async () => {
    await link(course.acts.NOT_STARTED, course.benchmark(1)).click();
    await button(course.acts.NOT_STARTED).click();
    for (let number = 1; number <= 5; number++) {
      await answer(page, number > 1, pointer, words);
      await button(number < 5 ? player.next : player.reviewAnswers).click();
    }
    await expect(page.getByText(assessment.answeredOf(5, 5))).toBeVisible();
    await button(player.submit).click();
    await expect(page.getByRole('heading', { name: results.passed })).toBeVisible();
  });

  await test.step('the pages of the account follow', async () => {
    await page.goto('/identity/account');
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.myAccount);
  });
});
