import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/show.tsx';
import { loadTexts } from '../../texts/language.ts';
import { QuestionChecks } from './question-checks.tsx';
import { blankAnswer, blankQuestion, firstCarried, type QuestionValues } from './question-values.ts';

beforeAll(() => loadTexts('cms'));

const answer = (text: string, is_correct = false) => ({ ...blankAnswer(), answer: text, is_correct });
const open = (changes: Partial<QuestionValues>) =>
  show(
    <form id="question">
      <input aria-label="Answer A" data-path="answers.0.answer" />
      <select aria-label="Lesson" data-path="lesson_id" style={{ inlineSize: 200 }} />
      <QuestionChecks
        form="question"
        inCase={false}
        values={{ ...blankQuestion(firstCarried, false), question: '<p>Which plug?</p>', ...changes }}
      />
    </form>,
  );
const checks = page.getByRole('region', { name: 'Checks' });

test('what learners would stumble over stands under a question, errors first, and leads to its field', async () => {
  await expectAccessible(open({ answers: [answer('Wide'), answer('wide')] }));
  const found = checks.getByRole('listitem');
  expect(found.elements().map(({ textContent }) => textContent)).toEqual([
    'No answer is right',
    '1 answer says the same as another',
    'Has no lesson, so nobody is asked it',
  ]);
  await page.getByRole('button', { name: 'No answer is right' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Answer A' })).toHaveFocus();
  await page.getByRole('button', { name: /Has no lesson/ }).click();
  await expect.element(page.getByRole('combobox', { name: 'Lesson' })).toHaveFocus();
});

test('nothing stands there while a question says nothing yet, or where nothing is found', async () => {
  open({ question: '<p></p>' });
  await expect.element(checks).not.toBeInTheDocument();
  open({ answers: [answer('Wide', true), answer('Square')], lesson_id: 'l1' });
  await expect.element(checks).not.toBeInTheDocument();
});
