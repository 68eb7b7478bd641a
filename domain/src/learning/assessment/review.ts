import { whyNotStart, type AssessmentKind, type EarlierAttempts } from './attempt.ts';

/** When a group shows the right answers after an assessment: once nothing asks them any more, at once, or never. */
export type ReviewRule = 'WHEN_NOT_ASKED' | 'AT_ONCE' | 'NEVER';

/** What a submitted sitting shows of a question: its right answer, or why it does not. */
export type Review = 'SHOWN' | 'STILL_ASKED' | 'NEVER';

/** One assessment of a course, as it stands with one learner in one group. */
export type StandingAssessment = {
  readonly kind: AssessmentKind;
  /** The benchmark whose questions it asks: itself, or the one a summary was activated from. */
  readonly benchmark_id: string;
  readonly published: boolean;
  /** Whether the learner has a sitting of it open. */
  readonly open: boolean;
  readonly earlier: EarlierAttempts;
};

/** What decides what a learner's finished sittings of one kind show. */
export type ReviewFacts = {
  readonly rule: ReviewRule;
  /** The group's limit for summaries, null for no limit. */
  readonly most_attempts: number | null;
  /** Of the course in this group; study projects ask questions of their own and do not count. */
  readonly assessments: readonly StandingAssessment[];
};

/**
 * Whether a learner may still be asked by an assessment: a sitting of it is open, or one may be started. One that is
 * locked for now counts, because it opens again.
 */
function mayStillAsk({ kind, published, open, earlier }: StandingAssessment, mostAttempts: number | null): boolean {
  return open || (published && whyNotStart(kind, earlier, mostAttempts) === null);
}

/**
 * What a submitted sitting shows of the questions that come from a benchmark. The server never sends a key that this
 * does not show, nor whether an answer was right: with two choices "wrong" is the key.
 */
export function reviewOf({ rule, most_attempts, assessments }: ReviewFacts, benchmarkId: string): Review {
  if (rule === 'NEVER') return 'NEVER';
  if (rule === 'AT_ONCE') return 'SHOWN';
  const asking = assessments.some((one) => one.benchmark_id === benchmarkId && mayStillAsk(one, most_attempts));
  return asking ? 'STILL_ASKED' : 'SHOWN';
}
