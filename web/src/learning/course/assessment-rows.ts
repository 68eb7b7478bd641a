import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import type { AssessmentRows_AssessmentFragment } from '../../graphql/generated/graphql.ts';

export const assessmentFragment = graphql(`
  fragment AssessmentRows_assessment on CourseAssessment {
    level
    state
    time
    total_questions
    percent
    lock_reason
    latest {
      attempt_id
      completed_on
      corrects
      total_questions
    }
    open {
      question_index
      questions_done
      total_questions
      saved_at
    }
  }
`);

type Assessment = AssessmentRows_AssessmentFragment;

/** A benchmark or summary as a row of the dashboard. */
export type AssessmentRow = {
  /** What is opened: one level, or all that are left in one sitting. */
  readonly level: LevelChoice;
  readonly state: Assessment['state'];
  readonly total_questions: number;
  /** In seconds; 0 is untimed. */
  readonly time: number;
  readonly lock_reason: string | null;
  readonly latest: Assessment['latest'] | null;
  readonly percent: number | null;
  readonly open: OpenSitting | null;
  /** The levels that one sitting over all levels leaves out, since they are complete. */
  readonly leftOut: readonly number[];
};

/** How far an open sitting is. */
export type OpenSitting = {
  readonly question: number;
  readonly done: number;
  readonly total: number;
  readonly saved_at: string;
};

/**
 * The rows for one level, or for all of them: then one sitting over what is left comes first, if more than one level is
 * left. A sitting over all levels that is open already is taken up from each of its levels.
 */
export function assessmentRows(assessments: readonly Assessment[], choice: LevelChoice): AssessmentRow[] {
  const shared = sharedSitting(assessments);
  if (choice !== 'all') return assessments.filter(({ level }) => level === choice).map((one) => rowOf(one, shared));
  const rows = assessments.map((one) => rowOf(one, null)).filter(({ state }) => !shared || state !== 'STARTED');
  if (shared) return [{ ...restOfAll(assessments), state: 'STARTED', open: sittingOf(shared) }, ...rows];
  const left = assessments.filter(({ state }) => state === 'NOT_STARTED');
  const canSitAll = left.length > 1 && !assessments.some(({ state }) => state === 'STARTED');
  return canSitAll ? [{ ...restOfAll(assessments), state: 'NOT_STARTED', open: null }, ...rows] : rows;
}

/** The assessments of an open sitting over several levels: it is saved for all of them in the same moment. */
function sharedSitting(assessments: readonly Assessment[]): readonly Assessment[] | null {
  const open = assessments.filter(({ open: attempt }) => attempt);
  const bySaved = Map.groupBy(open, ({ open: attempt }) => attempt?.saved_at);
  return [...bySaved.values()].find((sitting) => sitting.length > 1) ?? null;
}

function rowOf(one: Assessment, shared: readonly Assessment[] | null): AssessmentRow {
  const inShared = shared?.includes(one) ?? false;
  return {
    level: inShared ? 'all' : one.level,
    state: one.state,
    total_questions: one.total_questions,
    time: one.time ?? 0,
    lock_reason: one.lock_reason ?? null,
    latest: one.latest ?? null,
    percent: one.percent ?? null,
    open: one.open ? sittingOf(inShared && shared ? shared : [one]) : null,
    leftOut: [],
  };
}

function restOfAll(assessments: readonly Assessment[]): Omit<AssessmentRow, 'state' | 'open'> {
  const left = assessments.filter(({ state }) => state === 'NOT_STARTED');
  return {
    level: 'all',
    total_questions: sumOf(left, ({ total_questions }) => total_questions),
    time: sumOf(left, ({ time }) => time ?? 0),
    lock_reason: null,
    latest: null,
    percent: null,
    leftOut: assessments.filter(({ state }) => state === 'COMPLETE').map(({ level }) => level),
  };
}

function sittingOf(sitting: readonly Assessment[]): OpenSitting {
  const total = sumOf(sitting, ({ open }) => open?.total_questions ?? 0);
  return {
    question: Math.min(total, (sitting[0]?.open?.question_index ?? 0) + 1),
    done: sumOf(sitting, ({ open }) => open?.questions_done ?? 0),
    total,
    saved_at: sitting[0]?.open?.saved_at ?? '',
  };
}

function sumOf(assessments: readonly Assessment[], pick: (one: Assessment) => number): number {
  return assessments.reduce((sum, one) => sum + pick(one), 0);
}
