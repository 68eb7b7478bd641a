import type { Database } from '../../base/database/connect.ts';
import { wholeAttempt, type AttemptRow } from '../attempt/attempt-row.ts';
import { completeResults, finishAttempt } from '../attempt/exercise-result.ts';
import { recordAnswers } from '../attempt/record-answers.ts';
import { gradedProgress } from './graded-progress.ts';
import { countedProgress } from './sitting-result.ts';

/** Grades every question of a locked sitting, writes the answers and finishes it. A result counts the active seconds of its answers. */
export async function gradeAndFinish(db: Database, attempt: AttemptRow, by: 'LEARNER' | 'TIMER'): Promise<AttemptRow> {
  const whole = await wholeAttempt(db, attempt);
  const finished = await finishAttempt(db, { ...whole, progress: gradedProgress(whole) }, by);
  await recordAnswers(db, { ...finished, progress: countedProgress(finished) }, finished.questions);
  await completeResults(db, finished);
  return finished;
}
