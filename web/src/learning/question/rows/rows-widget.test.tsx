import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { answerOf, questionOf, tryQuestion } from '../../../../test/try-question.tsx';

const rows = [answerOf('Gateways translate'), answerOf('Sensors move things')];
const question = questionOf('TRUE_OR_FALSE', rows);
const row = (name: string) => page.getByRole('group', { name });

// D1-2.133, 2.134, 4.63
test('each row is answered by itself, and may be changed', async () => {
  const { given, place } = tryQuestion(question, { rows: {} });
  await row('Gateways translate').getByRole('radio', { name: 'True' }).click();
  await row('Sensors move things').getByRole('radio', { name: 'True' }).click();
  await row('Sensors move things').getByRole('radio', { name: 'False' }).click();
  expect(given.answer).toEqual({ rows: { 'Gateways translate': true, 'Sensors move things': false } });
  await expectAccessible(place);
});

test('keys reach every row and both answers', async () => {
  const { given } = tryQuestion(question, { rows: {} });
  await userEvent.keyboard('{Tab} {Tab} {ArrowRight}');
  expect(given.answer).toEqual({ rows: { 'Gateways translate': true, 'Sensors move things': false } });
});

// D1-2.133, 2.134, 4.63
test('the other type says Correct and Incorrect', async () => {
  const { given } = tryQuestion({ ...question, type: 'CORRECT_OR_INCORRECT' }, { rows: {} });
  await row('Gateways translate').getByRole('radio', { name: 'Incorrect' }).click();
  expect(given.answer).toEqual({ rows: { 'Gateways translate': false } });
});

test('once it is settled, the right answer and a wrong own one are named', async () => {
  const key = rows.map((one, index) => ({ ...one, is_correct: index === 0 }));
  const answer = { rows: { 'Gateways translate': true, 'Sensors move things': true } };
  const { place } = tryQuestion({ ...question, answers: key }, answer, { state: 'settled' });
  await expect.element(row('Gateways translate').getByRole('radio', { name: 'True Correct answer' })).toBeChecked();
  await expect.element(row('Sensors move things').getByRole('radio', { name: 'True Your answer' })).toBeDisabled();
  await expect
    .element(row('Sensors move things').getByRole('radio', { name: 'False Correct answer' }))
    .not.toBeChecked();
  await expectAccessible(place);
});
