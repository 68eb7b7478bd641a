import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import type { Sitting_AttemptFragment } from '../../graphql/generated/graphql.ts';
import type { PerformanceBand } from '@lectern/domain/learning/attempt/score.ts';
import type { PlayedAttempt } from '../attempt/played-attempt.ts';
import { playedQuestion } from '../attempt/played-question.ts';
import { hearTime } from './clock/clocks.ts';

/** The two kinds of assessment. */
export type AssessmentType = 'BENCHMARK' | 'SUMMARY';

export const sittingFragment = graphql(`
  fragment Sitting_attempt on AssessmentAttempt {
    id
    type
    level
    revision
    question_index
    submitted
    submitted_by_timer
    review
    deadline
    added_time
    time_limit
    server_time
    late_answers {
      numbers
      decision {
        taken
        percent_before
        percent_after
      }
    }
    result {
      percent
      corrects
      total_questions
      seconds_spent
      by_lesson {
        lesson_id
        lesson_name
        corrects
        total_questions
        percent
      }
    }
    questions {
      ...PlayedQuestion_attemptQuestion
    }
  }
`);

/** A sitting of a benchmark or summary as its player knows it. */
export type Sitting = PlayedAttempt & {
  readonly type: AssessmentType;
  /** Null for all levels in one sitting. */
  readonly level: number | null;
  /** Seconds in all; null where it is untimed. */
  readonly time_limit: number | null;
  readonly result:
    | (NonNullable<Sitting_AttemptFragment['result']> & {
        /** In place of the scores by lesson, where these would give single answers away. */
        /** In place of a score, where that would tell right answers; NA where not all was answered. */
        readonly band?: PerformanceBand;
        readonly bands?: readonly { lesson_id: string; lesson_name: string; band: PerformanceBand }[];
      })
    | null;
  /** Whether the right answers are shown, or why not all of them; null before submission. */
  readonly review: Sitting_AttemptFragment['review'];
  /** Whether the server submitted it because the time was over. */
  readonly submitted_by_timer: boolean;
  /** Answers that came too late, and what the instructor has decided about them; null where there are none. */
  readonly late_answers: Sitting_AttemptFragment['late_answers'];
};

/** A sitting as it came from the server; the time it speaks of is taken in. */
export function playedSitting(masked: FragmentType<typeof sittingFragment>): Sitting {
  const one = readFragment(sittingFragment, masked);
  hearTime(one.id, one);
  return {
    id: one.id,
    type: one.type === 'SUMMARY' ? 'SUMMARY' : 'BENCHMARK',
    level: one.level,
    revision: one.revision,
    index: one.question_index,
    over: one.submitted,
    time_limit: one.time_limit,
    result: one.result,
    review: one.review,
    submitted_by_timer: one.submitted_by_timer,
    late_answers: one.late_answers,
    questions: one.questions.map(playedQuestion),
  };
}

/** Where assessments are taken. */
export type AssessmentPlace = { readonly groupId: string; readonly courseId: string };
