import type { RefusalCode } from '../../refusal.ts';
import { isPass } from '../attempt/score.ts';

/** The two kinds of assessment: the pre-test and the post-test. */
export type AssessmentKind = 'BENCHMARK' | 'SUMMARY';

/** What is known of a learner's earlier attempts at one assessment. */
export type EarlierAttempts = {
  /** How many were submitted. */
  readonly submitted: number;
  /** The percent of the latest one; null without one or without questions. */
  readonly latest_percent: number | null;
  /** True where an instructor has allowed one more attempt that is not used yet. */
  readonly granted: boolean;
};

/**
 * Whether an assessment counts as complete: a benchmark once submitted, a summary once the latest attempt has passed.
 * An unused permission for another attempt opens it again.
 */
export function isAssessmentComplete(kind: AssessmentKind, earlier: EarlierAttempts): boolean {
  if (earlier.submitted === 0 || earlier.granted) return false;
  return kind === 'BENCHMARK' || isPass(earlier.latest_percent);
}

/** Why no new attempt may be started, or null. `mostAttempts` is the group's limit for summaries, null for no limit. */
export function whyNotStart(
  kind: AssessmentKind,
  earlier: EarlierAttempts,
  mostAttempts: number | null,
): RefusalCode | null {
  if (isAssessmentComplete(kind, earlier)) return 'ALREADY_COMPLETE';
  if (!earlier.granted && mostAttempts !== null && earlier.submitted >= mostAttempts) return 'NO_ATTEMPTS_LEFT';
  return null;
}
