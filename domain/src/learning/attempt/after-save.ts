import type { Answer } from '../question/question-types.ts';
import { mostSecondsPerQuestion } from './active-seconds.ts';
import { progressOf, type AttemptProgress, type QuestionProgress } from './question-progress.ts';
import { afterReset, isSettled } from './question-state.ts';

/** What a learner has newly done with one question; what is left out stays as it is. */
export type QuestionSave = {
  readonly answer?: Answer;
  /** The answer that this one takes the place of; left out where nobody knows it. No save sends it. */
  readonly before?: Answer | null;
  /** When that was entered, in milliseconds of the device's own clock. No save sends it. */
  readonly at?: number;
  /** Active seconds on the question, in all. */
  readonly seconds?: number;
  /** True after Try Again. */
  readonly reset?: true;
};

/** What a learner has newly done, by question id. */
export type QuestionSaves = Readonly<Record<string, QuestionSave>>;

/**
 * The one rule for what a save does to a question: a given answer replaces the one before, unless a verdict stands on
 * it; active seconds only grow, up to half an hour; tries stay counted. A settled question stays as it is.
 */
export function afterSave<Progress extends Omit<QuestionProgress, 'retry_order'>>(
  before: Progress,
  { answer, seconds = 0, reset }: QuestionSave,
): Progress {
  if (isSettled(before)) return before;
  const ready = reset ? afterReset(before) : before;
  return {
    ...ready,
    answer: answer && ready.last_result === null ? answer : ready.answer,
    seconds: Math.max(ready.seconds, Math.min(seconds, mostSecondsPerQuestion)),
  };
}

/** The progress of an attempt after a save. */
export function progressAfter(progress: AttemptProgress, saves: QuestionSaves): AttemptProgress {
  const saved = Object.entries(saves).map(([id, save]) => [id, afterSave(progressOf(progress, id), save)] as const);
  return { ...progress, ...Object.fromEntries(saved) };
}

/** Two saves of a question as one, which does what both do in turn. */
export function joinedSaves(earlier: QuestionSave, later: QuestionSave): QuestionSave {
  const seconds = Math.max(earlier.seconds ?? 0, later.seconds ?? 0);
  const { before, ...joined } = { ...earlier, ...later };
  const began = earlier.answer === undefined ? before : earlier.before;
  return { ...joined, ...(began === undefined ? {} : { before: began }), ...(seconds > 0 ? { seconds } : {}) };
}
