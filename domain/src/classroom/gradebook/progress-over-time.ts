import type { CalendarDay } from '../../calendar-day.ts';
import { scorePercent } from '../../learning/attempt/score.ts';

/** How far a group had come at the end of a day. */
export type ProgressOnDay = {
  readonly day: CalendarDay;
  /** Study projects completed until then, by all learners together. */
  readonly completed: number;
  /** The same in whole percent of what all learners can complete. */
  readonly percent: number;
};

/**
 * The days on which something was completed, each with all that was completed until its end. `possible` is how many study
 * projects all learners together can complete; where there are none, nothing is said.
 */
export function progressOverTime(
  days: readonly { readonly day: CalendarDay; readonly completed: number }[],
  possible: number,
): ProgressOnDay[] {
  let completed = 0;
  return days.flatMap((one) => {
    completed += one.completed;
    const percent = scorePercent(completed, possible);
    return percent === null ? [] : [{ day: one.day, completed, percent }];
  });
}
