import { sellerId, sofiaId } from './sales-values.ts';

const kwame = { id: sellerId, first_name: 'Kwame', last_name: 'Boateng', avatar: null };

/** Who looks after institutions. */
export const sofia = { id: sofiaId, first_name: 'Sofia', last_name: 'Brandt', avatar: null };

/** A follow-up of Sofia's that is two days overdue; another one says something else. */
export const followUpOf = ({ id = 'f1', ...values }: { id?: string; [name: string]: unknown } = {}) => ({
  id,
  what: `Call them about ${id}.`,
  due_on: '2026-11-20',
  days_to_due: -2,
  state: 'OVERDUE',
  done_on: null,
  done_by: null,
  version: 1,
  question: null,
  seats: null,
  member: null,
  comment: null,
  license: null,
  assignee: sofia,
  institution: { id: 'a1', name: 'Northfield Technical College', logo: null },
  created_by: kwame,
  created_on: '2026-11-13T09:00:00.000Z',
  ...values,
});

/** Follow-ups of a list that has no more. */
export const followUpsOf = (...followUps: readonly object[]) => ({ followUps, hasMore: false, cursor: null });
