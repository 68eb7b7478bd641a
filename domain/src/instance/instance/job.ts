/** Work of the server that nobody waits for and that is done at set times, by the name that the queue has for it. */
const jobNames = [
  'remind_invited',
  'forget_expired',
  'nightly_backup',
  'count_figures',
  'check_counters',
  'verify_audit_log',
  'tell_of_renewals',
] as const;

/** A name of such work. */
export type JobName = (typeof jobNames)[number];

/** When such work is done, in UTC: each hour at a minute, or each day at an hour too. */
export type Schedule = { readonly minute: number; readonly hour?: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The first moment after another one at which work is due, in milliseconds since 1970. */
export function nextRun({ minute, hour }: Schedule, after: number): number {
  const every = hour === undefined ? hourMs : dayMs;
  const offset = (hour ?? 0) * hourMs + minute * minuteMs;
  return (Math.floor((after - offset) / every) + 1) * every + offset;
}
