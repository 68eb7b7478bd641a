import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { ReactNode } from 'react';
import { FeedbackPanel, type FeedbackKind } from '../question/feedback-panel.tsx';
import { QuestionSheet } from '../question/question-sheet.tsx';
import { QuestionWidget } from '../question/question-widget.tsx';
import type { WidgetState } from '../question/widget-props.ts';
import { answerInView, type PlayedQuestion } from './played-question.ts';

type Props = {
  readonly played: PlayedQuestion;
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
  readonly caption?: string;
  readonly language: string;
  readonly state: WidgetState;
  readonly onAnswer: (answer: Answer) => void;
  /** What is said under the answers; left out where no verdict belongs. */
  readonly feedback?: { readonly kind: FeedbackKind | null; readonly message: ReactNode };
  /** Said to those who hear the page while there is no feedback. */
  readonly said?: string | null;
  /** Counts how often the question was begun anew: each time it is read from its beginning. */
  readonly round?: number;
  /** Opens what helps with the question; left out where there is nothing to open. */
  readonly onOpen?: (() => void) | undefined;
};

/** A question of an attempt on its sheet, with its widget and what is said about the answer. */
export function PlayedSheet({ played, state, onAnswer, feedback, said = null, onOpen, caption, ...place }: Props) {
  const { question } = played;
  return (
    <QuestionSheet question={question} {...place} {...(caption === undefined ? {} : { caption })}>
      {(labelledBy) => (
        <>
          <QuestionWidget
            key={played.id}
            {...{ question, state, labelledBy }}
            answer={answerInView(played)}
            onChange={onAnswer}
          />
          {feedback && <FeedbackPanel {...feedback} {...{ said, onOpen }} />}
        </>
      )}
    </QuestionSheet>
  );
}
