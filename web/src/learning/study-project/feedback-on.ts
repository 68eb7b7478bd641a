import { feedbackKind } from '@lectern/domain/learning/study-project/question-flow.ts';
import type { PlayedQuestion } from '../attempt/played-question.ts';
import type { FeedbackKind } from '../question/feedback-panel.tsx';

/** What the state of a question has earned as feedback: the hint, or a verdict. */
export function feedbackOn(played: PlayedQuestion): { kind: FeedbackKind | null; message: string | null } {
  const { messages } = played;
  switch (feedbackKind(played)) {
    case 'HINT':
      return { kind: 'hint', message: messages.hint };
    case 'CORRECT':
      return { kind: 'correct', message: messages.correct };
    case 'INCORRECT':
      return { kind: 'incorrect', message: messages.incorrect };
    case null:
      return { kind: null, message: null };
  }
}
