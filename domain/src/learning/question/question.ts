import type { AuthoredAnswer } from './authored-answer.ts';
import type { QuestionType } from './question-types.ts';

/** The content of one version of a question, key included. A learner never receives it whole: see `learnerQuestion`. */
export type QuestionContent = {
  readonly type: QuestionType;
  /** Cleaned HTML. */
  readonly question: string;
  /** Whether the answers keep their author's order in every attempt, because they speak of each other. */
  readonly keeps_order: boolean;
  /** In the author's order. */
  readonly answers: readonly AuthoredAnswer[];
  readonly correct_msg: string | null;
  readonly incorrect_msg: string | null;
  readonly incorrect_msg_two: string | null;
};
