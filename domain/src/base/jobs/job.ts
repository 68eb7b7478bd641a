/** When work is done, in UTC: each hour at a minute, or each day at an hour too. */
export type Schedule = { readonly minute: number; readonly hour?: number };

/** What is said of a piece of work: what it does, when, and how often it is tried where it fails; as the queue does it unless said. */
type Job = { readonly description: string; readonly at: Schedule; readonly tries?: number };

const described = {
  remind_invited: {
    description: 'Reminders go to who was invited 3 and 10 days ago and has not answered.',
    at: { minute: 7 },
  },
  forget_expired: { description: 'What nobody can use any more is deleted.', at: { minute: 17 } },
  // Nobody waits for a backup that failed before the next night.
  nightly_backup: {
    description: 'A backup is made, restored aside and compared.',
    at: { hour: 2, minute: 11 },
    tries: 1,
  },
  end_groups: {
    description: 'Groups whose last day has passed end, and what follows is done.',
    at: { hour: 2, minute: 31 },
  },
  count_figures: {
    description: 'How licenses are used is counted for the worklist of renewals.',
    at: { hour: 2, minute: 47 },
  },
  check_counters: { description: 'What is kept as a sum is counted again.', at: { hour: 3, minute: 23 } },
  verify_audit_log: {
    description: 'The audit log is read through: nothing of it was changed.',
    at: { hour: 3, minute: 41 },
  },
  tell_of_renewals: {
    description: 'Mails about licenses that end or run out of seats are written.',
    at: { hour: 5, minute: 29 },
  },
} as const satisfies Readonly<Record<string, Job>>;

/** A name of work of the server. */
export type JobName = keyof typeof described;

/**
 * Work of the server that nobody waits for and that is done at set times, by the name that the queue has for it. The backup
 * comes first of what is done at night: what is wrong with the rows is then not in it alone.
 */
export const jobs: Readonly<Record<JobName, Job>> = described;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The first moment after another one at which work is due, in milliseconds since 1970. */
export function nextRun({ minute, hour }: Schedule, after: number): number {
  const every = hour === undefined ? hourMs : dayMs;
  const offset = (hour ?? 0) * hourMs + minute * minuteMs;
  return (Math.floor((after - offset) / every) + 1) * every + offset;
}
