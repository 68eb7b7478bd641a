import { isPass, scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { sittingSeconds } from '@lectern/domain/learning/assessment/time.ts';
import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { AssessmentScreen_AssessmentFragment } from '../../../graphql/generated/graphql.ts';
import type { AssessmentType } from '../played-sitting.ts';

export const assessmentFragment = graphql(`
  fragment AssessmentScreen_assessment on CourseAssessment {
    level
    state
    description
    time
    extra_time
    total_questions
    percent
    lock_reason
    latest {
      attempt_id
      attempt
      corrects
      total_questions
    }
    open {
      attempt_id
    }
  }
`);

type Assessment = AssessmentScreen_AssessmentFragment;

/** What an address of an assessment leads to. */
export type Opening =
  /** Nothing is published at this level. */
  | { readonly kind: 'NOT_PUBLISHED' }
  /** It waits for something; the code says for what. */
  | { readonly kind: 'LOCKED'; readonly code: string }
  /** No further attempt may be started: it is complete, or all attempts are used. */
  | {
      readonly kind: 'CLOSED';
      readonly code: 'ALREADY_COMPLETE' | 'NO_ATTEMPTS_LEFT';
      readonly attempt_id: string | null;
      readonly levels: readonly number[];
    }
  /** A sitting is open. */
  | { readonly kind: 'STARTED'; readonly attempt_id: string; readonly levels: readonly number[] }
  | ({ readonly kind: 'READY' } & StartFacts);

/** What there is to know before a sitting begins. */
export type StartFacts = {
  /** The levels it asks. */
  readonly levels: readonly number[];
  /** Levels that it leaves out, since they are complete. */
  readonly complete: readonly number[];
  /** Levels that it leaves out, since they are locked, with the reason. */
  readonly locked: readonly { readonly level: number; readonly code: string }[];
  readonly questions: number;
  /** Null where it is untimed. */
  readonly seconds: number | null;
  /** How many of these are the learner's own extra time. */
  readonly extra: number;
  /** Submitted attempts so far; null for several levels. */
  readonly attempts: number | null;
  /** The percent of the latest one; null without one and for several levels. */
  readonly percent: number | null;
  readonly description: string;
};

/** Where a level, or all of them, leads to, by what the dashboard of the course says. */
export function openingOf(type: AssessmentType, assessments: readonly Assessment[], choice: LevelChoice): Opening {
  const wanted = assessments.filter(({ level }) => choice === 'all' || level === choice);
  if (wanted.length === 0) return { kind: 'NOT_PUBLISHED' };
  const started = wanted.find(({ open }) => open)?.open;
  if (started) return { kind: 'STARTED', ...started, levels: levelsOf(assessments, started.attempt_id) };
  const ready = wanted.filter(({ state }) => state === 'NOT_STARTED');
  if (ready.length > 0) return { kind: 'READY', ...startFacts(wanted, ready) };
  const locked = wanted.find(({ state }) => state === 'LOCKED');
  return locked ? { kind: 'LOCKED', code: locked.lock_reason ?? '' } : closed(type, assessments, wanted);
}

function startFacts(wanted: readonly Assessment[], ready: readonly Assessment[]): StartFacts {
  const one = ready.length === 1 ? ready[0] : undefined;
  const asked = ready.filter(({ total_questions }) => total_questions > 0);
  return {
    levels: ready.map(({ level }) => level),
    complete: wanted.filter(({ state }) => state === 'COMPLETE').map(({ level }) => level),
    locked: wanted
      .filter(({ state }) => state === 'LOCKED')
      .map(({ level, lock_reason }) => ({ level, code: lock_reason ?? '' })),
    questions: ready.reduce((sum, { total_questions }) => sum + total_questions, 0),
    seconds: sittingSeconds(asked.map(({ time }) => time)),
    extra: asked.reduce((sum, { extra_time }) => sum + extra_time, 0),
    attempts: one ? (one.latest?.attempt ?? 0) : null,
    percent: one?.percent ?? null,
    description: one?.description ?? '',
  };
}

function closed(type: AssessmentType, all: readonly Assessment[], wanted: readonly Assessment[]): Opening {
  const attempt_id = wanted.at(-1)?.latest?.attempt_id ?? null;
  const complete = type === 'BENCHMARK' || wanted.every(({ percent }) => isPass(percent));
  const code = complete ? 'ALREADY_COMPLETE' : 'NO_ATTEMPTS_LEFT';
  return { kind: 'CLOSED', code, attempt_id, levels: attempt_id === null ? [] : levelsOf(all, attempt_id) };
}

/** The levels that one sitting counts for. */
function levelsOf(assessments: readonly Assessment[], attemptId: string): number[] {
  return assessments
    .filter(({ open, latest }) => open?.attempt_id === attemptId || latest?.attempt_id === attemptId)
    .map(({ level }) => level);
}

/** The score of the benchmarks of some levels together; null where one of them was not taken. */
export function benchmarkPercent(benchmarks: readonly Assessment[], levels: readonly number[]): number | null {
  const taken = benchmarks.filter(({ level, latest }) => latest && levels.includes(level));
  if (levels.length === 0 || taken.length < levels.length) return null;
  const sum = (pick: (latest: NonNullable<Assessment['latest']>) => number) =>
    taken.reduce((total, { latest }) => total + (latest ? pick(latest) : 0), 0);
  return scorePercent(
    sum(({ corrects }) => corrects),
    sum(({ total_questions }) => total_questions),
  );
}
