import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { useState } from 'react';
import { QuestionSheet } from '../src/learning/question/question-sheet.tsx';
import { QuestionWidget } from '../src/learning/question/question-widget.tsx';
import type { WidgetState } from '../src/learning/question/widget-props.ts';
import { show } from './show.tsx';

/** An answer with the text that is also its id. */
export const answerOf = (id: string, key: Partial<LearnerAnswer> = {}): LearnerAnswer => ({
  id,
  answer: id,
  answer_image: null,
  is_correct: null,
  sequence: null,
  match: null,
  ...key,
});

/** A question of a type; matching questions are given concepts and descriptions on top. */
export const questionOf = (
  type: LearnerQuestion['type'],
  answers: readonly LearnerAnswer[],
  more: Partial<LearnerQuestion> = {},
): LearnerQuestion => ({
  type,
  question: 'What is right?',
  select_all: false,
  answers,
  concepts: [],
  descriptions: [],
  ...more,
});

type Options = { readonly state?: WidgetState; readonly language?: string };

/** Shows a question that keeps what is entered, and gives a way to read the answer. */
export function tryQuestion(
  question: LearnerQuestion,
  first: Answer,
  { state = 'open', language = 'en' }: Options = {},
) {
  const given = { answer: first };
  const Try = () => {
    const [answer, setAnswer] = useState(first);
    const change = (next: Answer) => {
      given.answer = next;
      setAnswer(next);
    };
    return (
      <QuestionSheet question={question} number={1} total={1} language={language}>
        {(labelledBy) => <QuestionWidget {...{ question, answer, state, labelledBy }} onChange={change} />}
      </QuestionSheet>
    );
  };
  const place = show(
    <main>
      <h1>Study Project 1</h1>
      <Try />
    </main>,
  );
  return { place, given };
}
