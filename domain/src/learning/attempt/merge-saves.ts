import { whoseStands } from '../../base/merge/merge.ts';
import { isSameAnswer } from '../question/answer.ts';
import type { Answer, QuestionType } from '../question/question-types.ts';
import type { QuestionSave, QuestionSaves } from './after-save.ts';

/** How a question stands in a newer copy of an attempt: OPEN to an answer, CHECKED until Try Again, or SETTLED. */
export type NewerQuestion = {
  readonly type: QuestionType;
  readonly answer: Answer | null;
  readonly seconds: number;
  readonly state: 'OPEN' | 'CHECKED' | 'SETTLED';
};

/** What becomes of the unsaved changes of a device when another one was faster. */
export type MergedSaves = {
  /** What is saved upon the newer copy: answers that only this device has changed, and the time it knows more of. */
  readonly keep: QuestionSaves;
  /** The questions that both have answered differently, with what saves the answer of this device; in `keep` theirs stands. */
  readonly both: QuestionSaves;
};

/**
 * Merges the unsaved changes of a device with a newer copy, question by question, measured against the answer that each
 * change began with. An answer to a question that was checked meanwhile can be its next try; to one that is settled, or
 * gone, nothing can be added.
 */
export function mergeSaves(mine: QuestionSaves, newer: ReadonlyMap<string, NewerQuestion>): MergedSaves {
  const keep: [string, QuestionSave][] = [];
  const both: [string, QuestionSave][] = [];
  for (const [id, save] of Object.entries(mine)) {
    const theirs = newer.get(id);
    if (!theirs) continue;
    const { seconds = 0 } = save;
    const time = seconds > theirs.seconds ? { seconds } : {};
    const whose = whoseAnswer(save, theirs);
    const answer = whose === 'MINE' || whose === 'BOTH' ? answerUpon(save, theirs) : {};
    if (whose === 'BOTH') both.push([id, { ...time, ...answer }]);
    const kept = { ...time, ...(whose === 'MINE' ? answer : {}) };
    if (Object.keys(kept).length > 0) keep.push([id, kept]);
  }
  return { keep: Object.fromEntries(keep), both: Object.fromEntries(both) };
}

function whoseAnswer({ answer, before, reset }: QuestionSave, { type, answer: theirs, state }: NewerQuestion) {
  if (answer === undefined || state === 'SETTLED') return 'THEIRS';
  const whose = whoseStands<Answer | null>(before, answer, theirs, (one, other) => isSameAnswer(type, one, other));
  // Without Try Again, an answer is measured against a verdict: where it says the same, the verdict is on it.
  return whose === 'MINE' && state === 'CHECKED' && !reset ? 'BOTH' : whose;
}

/** What saves an answer: where a verdict stands, as the next try. */
const answerUpon = ({ answer }: QuestionSave, { state, answer: before }: NewerQuestion): QuestionSave => ({
  ...(answer ? { answer, before } : {}),
  ...(state === 'CHECKED' ? { reset: true as const } : {}),
});
