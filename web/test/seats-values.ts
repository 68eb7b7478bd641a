import { institutionOf } from './values.ts';

/** How the seats of a license stand, on 22 November 2026. */
export const sumsOf = (values: object = {}) => ({
  bought: 100,
  reserved: 92,
  taken: 61,
  free: 8,
  served: 70,
  ...values,
});

/** The seats of a license, as the server gives them. */
export const seatsOf = (values: object = {}) => ({
  id: 'l1',
  name: 'Campus license',
  state: 'ACTIVE',
  day: '2026-11-22',
  today: '2026-11-22',
  since: '2026-09-01',
  sums: sumsOf(),
  institution: institutionOf({ id: 'i1', name: 'Northfield College', my_role: 'CENTER_ADMIN' }),
  ...values,
});

/** An entry of the seats. */
export const seatEntryOf = (number: number, values: object = {}) => ({
  number,
  act: 'GROUP_OPENED',
  day: '2026-11-20',
  change: 30,
  sum: 92,
  group: { id: 'g1', name: 'Cohort A' },
  user: null,
  ...values,
});

/** A group that holds free places. */
export const holdingOf = (values: object = {}) => ({
  id: 'g1',
  name: 'Cohort A',
  group_size: 30,
  learners: 12,
  free: 18,
  may_release: true,
  version: 4,
  ...values,
});

/** A page of groups that hold free places. */
export const holdingPage = (...groups: readonly object[]) => ({ groups, hasMore: false, cursor: null });

/** A page of entries. */
export const entriesPage = (...entries: readonly object[]) => ({ group: null, entries, hasMore: false, cursor: null });
