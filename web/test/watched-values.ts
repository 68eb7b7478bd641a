/** A learner of the group who needs attention, on 22 November 2026; another one has another name. */
export const watchedOf = ({ last = 'Okafor', ...values }: { last?: string; [name: string]: unknown } = {}) => ({
  id: `g1.u-${last}`,
  group_id: 'g1',
  group_name: 'Evening Cohort B',
  today: '2026-11-22',
  put_off_until: null,
  user: {
    id: `u-${last}`,
    first_name: 'Ngozi',
    last_name: last,
    avatar: null,
    email: `${last.toLowerCase()}@northfield.example`,
    role: null,
  },
  reasons: [reasonOf('QUIET', { since: '2026-11-01', days: 21 })],
  ...values,
});

/** A rule that holds, with its evidence. */
export const reasonOf = (rule: string, values: Record<string, unknown>) => ({
  rule,
  since: null,
  days: null,
  course_name: null,
  language: null,
  level: null,
  scores: null,
  finished: null,
  total: null,
  days_needed: null,
  ...values,
});

/** A reason of each rule. */
export const everyReason = [
  reasonOf('NOT_STARTED', { since: '2026-11-01', days: 21 }),
  reasonOf('QUIET', { since: '2026-11-01', days: 21 }),
  reasonOf('FAILED_TWICE', {
    since: '2026-11-20',
    course_name: 'Living Online',
    language: 'en',
    level: 2,
    scores: [40, 70],
  }),
  reasonOf('LATE_FOR_END', { days: 12, finished: 3, total: 9, days_needed: 60 }),
];
