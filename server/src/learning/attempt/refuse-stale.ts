import { Refusal } from '@lectern/domain/refusal.ts';
import type { AttemptRow } from './attempt-row.ts';

/** A stale writer gets the server's copy instead of overwriting it. */
export function refuseStale(attempt: AttemptRow, revision: number | null): void {
  if (revision === null || revision === attempt.revision) return;
  const { question_index, progress } = attempt;
  throw new Refusal('CONFLICT', { details: { revision: attempt.revision, question_index, progress } });
}
