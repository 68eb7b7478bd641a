import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { progressOf, type AttemptProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { WholeAttempt } from '../attempt/attempt-row.ts';
import { gradedProgress } from '../assessment/graded-progress.ts';

/** Answers by question id; null where there is none. */
export type AnswersByQuestion = Readonly<Record<string, Answer | null>>;

/** The graded progress of a finished sitting, had these answers been its last. */
export function withAnswers(attempt: WholeAttempt, answers: AnswersByQuestion): AttemptProgress {
  const changed = Object.entries(answers).map(
    ([id, answer]) => [id, { ...progressOf(attempt.progress, id), answer }] as const,
  );
  return gradedProgress({ ...attempt, progress: { ...attempt.progress, ...Object.fromEntries(changed) } });
}

/** How many questions are right. */
export const correctsIn = (progress: AttemptProgress): number =>
  Object.values(progress).filter(({ last_result }) => last_result === true).length;
