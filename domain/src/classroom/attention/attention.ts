import { isPass, scorePercent } from '../../learning/attempt/score.ts';
import { daysBetween, type CalendarDay } from '../../calendar-day.ts';
import { effectiveGroupStatus, type GroupTimes } from '../../business/seats/group-times.ts';

/** Why somebody who teaches should look after a learner. */
export const attentionRules = ['NOT_STARTED', 'QUIET', 'FAILED_TWICE', 'LATE_FOR_END'] as const;
export type AttentionRule = (typeof attentionRules)[number];

/** The days within which a learner begins: a course that meets once a week has met. */
const daysToBegin = 7;

/** The days without work from which a learner is quiet: one week missed is an illness or a holiday, two are a habit. */
const quietDays = 14;

/** The days before the end of a group from which its learners may be late: before that there is time to catch up. */
const lateDays = 28;

/** The days that a learner has to have had before they say anything about a pace. */
const daysOfAPace = 7;

/** A finished attempt at a summary. */
export type SummaryAttempt = {
  readonly exercise_id: string;
  readonly course_id: string;
  readonly level: number;
  readonly corrects: number;
  readonly total_questions: number;
  readonly completed_on: CalendarDay;
};

/** What a learner has done in a group. Days are in the time zone of its institution. */
export type LearnerWork = {
  readonly joined_on: CalendarDay;
  /** When they began, saved or finished something last; null where they never did. */
  readonly worked_on: CalendarDay | null;
  /** The published study projects of the group that they have finished, and how many there are. */
  readonly finished: number;
  readonly total: number;
  /** Their finished attempts at its published summaries, each summary's in order. */
  readonly summaries: readonly SummaryAttempt[];
};

/** A rule that holds for a learner, with its evidence as values. */
export type AttentionReason =
  | { readonly rule: 'NOT_STARTED' | 'QUIET'; readonly since: CalendarDay; readonly days: number }
  | {
      readonly rule: 'FAILED_TWICE';
      readonly since: CalendarDay;
      readonly course_id: string;
      readonly level: number;
      /** In percent, the last one at the end. */
      readonly scores: readonly [number, number];
    }
  | {
      readonly rule: 'LATE_FOR_END';
      readonly days: number;
      readonly finished: number;
      readonly total: number;
      /** The days that the rest takes at the pace so far; null where nothing is finished. */
      readonly days_needed: number | null;
    };

/** The rules that hold for a learner on `today`, in the order of the list; none in a group that is not open. */
export function attentionReasons(group: GroupTimes, work: LearnerWork, today: CalendarDay): AttentionReason[] {
  if (effectiveGroupStatus(group, today) !== 'STARTED') return [];
  const began = group.start_date > work.joined_on ? group.start_date : work.joined_on;
  return [
    ...notStarted(began, work, today),
    ...quiet(work, today),
    ...failedTwice(work),
    ...lateForEnd(began, group.end_date, work, today),
  ];
}

/** Has begun nothing, 7 days or more after the group opened or they joined it. */
function notStarted(began: CalendarDay, { worked_on, total }: LearnerWork, today: CalendarDay): AttentionReason[] {
  const days = daysBetween(began, today);
  return worked_on === null && total > 0 && days >= daysToBegin ? [{ rule: 'NOT_STARTED', since: began, days }] : [];
}

/** Has begun, has study projects left, and has done nothing for 14 days or more. */
function quiet({ worked_on, finished, total }: LearnerWork, today: CalendarDay): AttentionReason[] {
  if (worked_on === null || finished >= total) return [];
  const days = daysBetween(worked_on, today);
  return days >= quietDays ? [{ rule: 'QUIET', since: worked_on, days }] : [];
}

/** The last two attempts at a summary were both below the score that passes; each such summary is a reason. */
function failedTwice({ summaries }: LearnerWork): AttentionReason[] {
  return [...Map.groupBy(summaries, ({ exercise_id }) => exercise_id).values()].flatMap((attempts) => {
    const [before, last] = attempts.slice(-2);
    if (!before || !last) return [];
    const [one, other] = [percentOf(before), percentOf(last)];
    if (one === null || other === null || isPass(one) || isPass(other)) return [];
    const { course_id, level, completed_on: since } = last;
    return [{ rule: 'FAILED_TWICE', since, course_id, level, scores: [one, other] } as const];
  });
}

const percentOf = ({ corrects, total_questions }: SummaryAttempt) => scorePercent(corrects, total_questions);

/**
 * In the last 28 days of the group: what is left to finish takes longer than the days that are left, at the pace since
 * they could begin. Nothing is said of somebody who has had less than 7 days.
 */
function lateForEnd(
  began: CalendarDay,
  end: CalendarDay,
  { finished, total }: LearnerWork,
  today: CalendarDay,
): AttentionReason[] {
  const [days, had] = [daysBetween(today, end), daysBetween(began, today)];
  if (days > lateDays || had < daysOfAPace || finished >= total) return [];
  const days_needed = finished === 0 ? null : Math.ceil((had * (total - finished)) / finished);
  if (days_needed !== null && days_needed <= days) return [];
  return [{ rule: 'LATE_FOR_END', days, finished, total, days_needed }];
}
