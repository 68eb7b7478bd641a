import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/show.tsx';
import { answerOf, questionOf, tryQuestion } from '../../../test/try-question.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { whyNotReady } from './why-not-ready.ts';

const question = questionOf('TRUE_OR_FALSE', [answerOf('a'), answerOf('b')]);

function Two() {
  const [number, setNumber] = useState(1);
  return (
    <>
      <QuestionSheet question={question} number={number} total={2} language="en" caption="Case 1">
        {(labelledBy) => <p aria-labelledby={labelledBy}>answers</p>}
      </QuestionSheet>
      <button type="button" onClick={() => setNumber(2)}>
        Next
      </button>
    </>
  );
}

describe('the sheet', () => {
  test('names itself by the question and moves the focus to the next one', async () => {
    show(<Two />);
    await expect.element(page.getByRole('article', { name: 'What is right?' })).toMatchTextContent(/^1of 2Case 1/);
    const heading = page.getByRole('heading', { level: 2 });
    await expect.element(heading).not.toHaveFocus();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(heading).toHaveFocus();
  });

  test('is written in the direction of its language; the words of the app keep theirs', async () => {
    const { place } = tryQuestion({ ...question, question: 'ما الصحيح؟' }, { rows: {} }, { language: 'ar' });
    const article = page.getByRole('article');
    await expect.element(article).toHaveAttribute('lang', 'ar');
    await expect.element(article).toHaveAttribute('dir', 'rtl');
    await expect.element(page.getByText('True').first()).toHaveAttribute('lang', 'en');
    await expect.element(page.getByText('True').first()).toHaveAttribute('dir', 'ltr');
    await expectAccessible(place);
  });

  // D1-8.22, T1-096
  test('says so where a question has no answers', async () => {
    tryQuestion(questionOf('MULTIPLE_CHOICE', []), { chosen: [] });
    await expect.element(page.getByText("There're no answers")).toBeVisible();
  });
});

describe('feedback', () => {
  test('is spoken when it appears, and opens the hint', async () => {
    const open = vi.fn<() => void>();
    const place = show(<FeedbackPanel kind="hint" message="<p>Look at the <b>verb</b>.</p>" onOpen={open} />);
    await expect.element(page.getByRole('status')).toMatchTextContent('Not correct yetHintLook at the verb.');
    await page.getByRole('button', { name: 'Open hint' }).click();
    expect(open).toHaveBeenCalledOnce();
    await expectAccessible(place);
  });

  test.each([
    ['correct', 'Correct'],
    ['incorrect', 'Incorrect'],
  ] as const)('a %s answer offers an explanation only where there is one', async (kind, title) => {
    show(<FeedbackPanel kind={kind} message={null} />);
    await expect.element(page.getByRole('status')).toHaveTextContent(title);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  test('its place is there before it has something to say', async () => {
    show(<FeedbackPanel kind={null} message={null} />);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });
});

const matching: LearnerQuestion = {
  ...questionOf('MATCHING', []),
  concepts: ['x', 'y'].map((id) => ({ id, concept: id, letter: null })),
};

test.each([
  [questionOf('MULTIPLE_CHOICE', [answerOf('a')]), { chosen: [] }, 'Choose an answer first'],
  [questionOf('MULTIPLE_CHOICE', [answerOf('a')]), { chosen: ['a'] }, null],
  [questionOf('SEQUENCE', [answerOf('a')]), { order: ['a'], placed: false }, 'Move an item or keep this order'],
  [questionOf('SEQUENCE', [answerOf('a')]), { order: ['a'], placed: true }, null],
  [question, { rows: {} }, '2 rows are not answered yet'],
  [question, { rows: { a: true } }, '1 row is not answered yet'],
  [question, { rows: { a: true, b: false } }, null],
  [matching, { letters: {} }, '2 concepts have no letter yet'],
  [matching, { letters: { x: 'A' } }, '1 concept has no letter yet'],
  [matching, { letters: { x: 'A', y: 'B' } }, null],
])('%# the reason why an answer cannot be checked', (asked, answer, reason) => {
  expect(whyNotReady(asked, answer)).toBe(reason);
});
