import { z } from 'zod/mini';
import { itemId } from '../../base/content/content-field.ts';
import type { RefusalCode } from '../../refusal.ts';
import { storable } from '../../text-rules.ts';

const longestReason = 1000;
const reason = z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(longestReason), storable);

/** Another attempt at one benchmark or summary, with why it is allowed: 1 to 1000 characters. */
export const anotherAttemptSchema = z.object({ exercise_id: itemId, reason });

/** The form of another attempt; an empty reason is REQUIRED. */
export const anotherAttemptForm = z.object({ reason });

/** Where a learner stands with an assessment. */
export type AssessmentStanding = {
  /** Why the learner may begin no attempt, or null. */
  readonly closed: RefusalCode | null;
  /** Whether an attempt is open. */
  readonly isOpen: boolean;
  /** Whether another attempt is allowed already and not used yet. */
  readonly granted: boolean;
};

/**
 * Why no further attempt can be allowed, or null. One that is allowed already is TAKEN; while a learner can begin or go
 * on without it, it is NOT_COMPLETE.
 */
export function whyNotAllowAnother({ closed, isOpen, granted }: AssessmentStanding): RefusalCode | null {
  if (granted) return 'TAKEN';
  return isOpen || closed === null ? 'NOT_COMPLETE' : null;
}
