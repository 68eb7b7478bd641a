import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { useState } from 'react';
import { FeedbackPanel } from '../src/learning/question/feedback-panel.tsx';
import { QuestionSheet } from '../src/learning/question/question-sheet.tsx';
import { QuestionWidget } from '../src/learning/question/question-widget.tsx';
import type { WidgetState } from '../src/learning/question/widget-props.ts';

type Props = {
  readonly question: LearnerQuestion;
  readonly answer: Answer;
  readonly state: WidgetState;
  readonly language: string;
  readonly number: number;
  readonly onAnswer?: (answer: Answer) => void;
};

const feedback = {
  open: { kind: null, message: null },
  checked: { kind: null, message: null },
  missed: { kind: 'hint', message: 'One part has to notice the change and one part has to act on it.' },
  settled: { kind: 'incorrect', message: 'The sensor notices, the actuator acts. Open the explanation to see why.' },
} as const;

/** A question on its sheet that keeps what is entered. */
export function TryQuestion({ question, answer: first, state, language, number, onAnswer }: Props) {
  const [answer, setAnswer] = useState(first);
  const change = (next: Answer) => {
    setAnswer(next);
    onAnswer?.(next);
  };
  return (
    <QuestionSheet question={question} number={number} total={6} caption="Case 2, practice" language={language}>
      {(labelledBy) => (
        <>
          <QuestionWidget {...{ question, answer, state, labelledBy }} onChange={change} />
          <FeedbackPanel {...feedback[state]} onOpen={feedback[state].kind === null ? undefined : () => {}} />
        </>
      )}
    </QuestionSheet>
  );
}
