/**
 * The time of a sitting in seconds: the sum over its assessments, where null and 0 are untimed and add nothing. Null
 * where all are untimed. `timeFactor` is the learner's own extra time, from 1 to 3.
 */
export function sittingSeconds(times: readonly (number | null)[], timeFactor = 1): number | null {
  const sum = times.reduce<number>((total, time) => total + (time ?? 0), 0);
  return sum > 0 ? Math.round(sum * timeFactor) : null;
}

/** Minutes and seconds, such as 05:09; minutes keep counting past the hour (125:07). Fractions are dropped. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** Hours, minutes and seconds for the tooltip of a long time and for the countdown, such as 2:05:07. */
export function hoursMinutesSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 3600)}:${minutesAndSeconds(whole % 3600)}`;
}
