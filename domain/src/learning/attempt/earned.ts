import { isSettled, type QuestionState } from './question-state.ts';
import type { QuestionContent } from '../question/question.ts';

/** What of a question's key a learner has earned by trying it. */
export type Earned = {
  /** Whether the key may be shown: after a correct try or the second wrong one. */
  readonly key: boolean;
  /** Whether the hint may be opened: after the first wrong try. */
  readonly hint: boolean;
  readonly correct_msg: string | null;
  readonly incorrect_msg: string | null;
  readonly incorrect_msg_two: string | null;
};

/** Nothing: an untried question, or an assessment before it is submitted. */
export const nothingEarned: Earned = {
  key: false,
  hint: false,
  correct_msg: null,
  incorrect_msg: null,
  incorrect_msg_two: null,
};

/** What the state of a question in a study project has earned. Each message comes only as the feedback it is meant for. */
export function earnedIn(state: QuestionState, content: QuestionContent): Earned {
  return {
    key: isSettled(state),
    hint: state.incorrect_count >= 1,
    correct_msg: state.last_result === true ? content.correct_msg : null,
    incorrect_msg: state.incorrect_count >= 1 ? content.incorrect_msg : null,
    incorrect_msg_two: state.incorrect_count >= 2 ? content.incorrect_msg_two : null,
  };
}

/** Everything: what content roles see of a question. */
export function everythingEarned({ correct_msg, incorrect_msg, incorrect_msg_two }: QuestionContent): Earned {
  return { key: true, hint: true, correct_msg, incorrect_msg, incorrect_msg_two };
}
