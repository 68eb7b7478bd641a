import { buildCourse, buildLesson, buildProduct } from '../server/seed/content.ts';
import { button } from './authors.ts';
import { press, tabTo } from './keys.ts';
import { expect, test } from './server.ts';

/** All 20 in a deep run. */
const count = process.env['LECTERN_DEEP'] === '1' ? 20 : 6;
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const questionText = (number: number) => `Metal ${number}?`;
const answersOf = (number: number) => ['Iron', 'Zinc', 'Tin', 'Lead'].map((metal) => `${metal}${number}`);
/** Every second question gets its answers from a list that was copied somewhere else, and its last one is right. */
const isPasted = (number: number) => number % 2 === 0;
const rightOf = (number: number) => (isPasted(number) ? 3 : 0);

test(`an author with a keyboard alone writes ${count} questions of four answers, with no dialog between`, async ({
  page,
  product: { db },
  signIn,
}) => {
  test.slow();
  const product = await buildProduct(db, { name: 'Metals', published: false });
  const course = await buildCourse(db, { product_id: product.id, name: 'Metals at work', published: false });
  const lesson = await buildLesson(db, { course_id: course.id, name: 'Ores', published: false });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'content-developer@demo.test');
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  const text = textbox('Question');
  const dialog = page.locator('dialog[open]');

  await test.step('the way to the first question', async () => {
    await press(page, page.getByRole('link', { name: 'Content Management' }));
    await press(page, page.getByRole('link', { name: /Metals at work/ }));
    const benchmark = page.getByRole('treeitem', { name: /Level 1/ }).first();
    await tabTo(page, page.getByRole('treeitem'));
    await page.keyboard.type('level 1');
    await expect(benchmark).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, button(page, 'Add question'));
    await expect(text).toBeFocused();
    await tabTo(page, page.getByRole('combobox', { name: 'Lesson' }), 'Shift+Tab');
    await page.keyboard.type('Ores');
    await tabTo(page, text);
  });

  const began = performance.now();
  for (const number of numbers) {
    await expect(text).toBeFocused();
    await expect(text).toHaveText('');
    await page.keyboard.type(questionText(number));
    const answers = answersOf(number);
    await page.keyboard.press('Tab');
    if (isPasted(number)) {
      await page.keyboard.press('Tab');
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), answers.join('\n'));
      await page.keyboard.press('Control+V');
      await expect(textbox('Answer D')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
    } else {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      for (const [index, answer] of answers.entries()) {
        if (index > 0) await page.keyboard.press('Enter');
        await page.keyboard.type(answer);
      }
    }
    await page.keyboard.press('Control+Enter');
    await expect(textbox('Answer D')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Lesson' })).toHaveValue(lesson.id);
    await expect(dialog).toHaveCount(0);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${count} questions of four answers by keyboard alone: ${seconds.toFixed(1)} s`);

  await press(page, button(page, 'Back to the questions'));
  const list = page.getByRole('region', { name: 'Questions', exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(count);
  await expect(dialog).toHaveCount(0);

  const stored = await db
    .selectFrom('questions')
    .innerJoin('benchmarks', 'benchmarks.id', 'questions.benchmark_id')
    .innerJoin('answers', 'answers.question_id', 'questions.id')
    .where('benchmarks.course_id', '=', course.id)
    .where('questions.lesson_id', '=', lesson.id)
    .orderBy('questions.order_key')
    .orderBy('answers.order_key')
    .select(['questions.question', 'answers.answer', 'answers.is_correct'])
    .execute();
  const plain = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(stored.map((row) => [plain(row.question), plain(row.answer), row.is_correct])).toEqual(
    numbers.flatMap((number) =>
      answersOf(number).map((answer, index) => [questionText(number), answer, index === rightOf(number)]),
    ),
  );
});
