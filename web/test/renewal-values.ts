import { sofiaId } from './sales-values.ts';

/** A license of the worklist that nothing is to be said about; another one has another name. */
export const renewalOf = ({ id = 'l1', ...values }: { id?: string; [name: string]: unknown } = {}) => ({
  id,
  name: `License ${id}`,
  state: 'EXPIRING',
  expiry_date: '2027-01-02',
  days_to_expire: 41,
  days_quoted: 400,
  max_users: 100,
  slots_used: 80,
  taken: 76,
  institution: { id: 'a1', name: 'Northfield Technical College', logo: null },
  sales_manager: { id: sofiaId, first_name: 'Sofia', last_name: 'Brandt', avatar: null },
  figures: {
    counted_on: '2026-11-21',
    learners: 76,
    active: 60,
    active_before: 62,
    gain: 12.4,
    gain_learners: 44,
    least: 10,
  },
  follow_ups: 0,
  next_due: null,
  reasons: [],
  ...values,
});

const reason = (rule: string, evidence: object = {}) => ({
  rule,
  taken: null,
  bought: null,
  active: null,
  before: null,
  learners: null,
  follow_ups: null,
  since: null,
  days: null,
  ...evidence,
});

/** Every reason there is, with what it has seen. */
export const everyRenewalReason = [
  reason('SEATS_SHORT', { taken: 95, bought: 100 }),
  reason('SEATS_UNUSED', { taken: 12, bought: 100, days: 90 }),
  reason('QUIET', { active: 3, learners: 80 }),
  reason('FALLING', { active: 3, before: 40 }),
  reason('NO_RESULTS', { taken: 80, days: 120 }),
  reason('FOLLOW_UP_DUE', { follow_ups: 2, since: '2026-11-20', days: 2 }),
  reason('NO_MANAGER', { days: 41 }),
];

/** Licenses of a list that has no more. */
export const renewalsOf = (...renewals: readonly object[]) => ({ renewals, hasMore: false, cursor: null });
