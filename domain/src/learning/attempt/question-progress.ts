import type { Answer } from '../question/question-types.ts';
import { untried, type QuestionState } from './question-state.ts';

/** What a learner has done with one question of an attempt. */
export type QuestionProgress = QuestionState & {
  readonly answer: Answer | null;
  /** Active seconds spent on it. */
  readonly seconds: number;
  /** The new order of a sequence for the next try; null for other types and before the first miss. */
  readonly retry_order: readonly string[] | null;
};

/** A question nobody has touched. */
export const untouched: QuestionProgress = { ...untried, answer: null, seconds: 0, retry_order: null };

/** The progress of an attempt by question id. */
export type AttemptProgress = Readonly<Record<string, QuestionProgress>>;

/** The progress of one question, also where the attempt has none yet. */
export function progressOf(progress: AttemptProgress, questionId: string): QuestionProgress {
  return Object.hasOwn(progress, questionId) ? (progress[questionId] ?? untouched) : untouched;
}
