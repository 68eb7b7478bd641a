import { day } from '../../../seed/school.ts';
import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'askSalesManager',
    variables: ({ license_id }) => ({ data: { license_id, seats: 50, what: 'For the evening classes.' } }),
  },
  {
    operation: 'createFollowUp',
    variables: ({ institution_id, license_id }) => ({
      institution_id,
      data: { what: 'Call them.', due_on: day(7), license_id },
    }),
  },
  { operation: 'deleteFollowUp', variables: ({ spare_follow_up_id: id }) => ({ id }) },
  { operation: 'restoreFollowUp', variables: ({ spare_follow_up_id: id }) => ({ id }) },
  { operation: 'dueFollowUps', variables: () => ({}), everyone: 'staff' },
  { operation: 'followUpAssignees', variables: () => ({}), everyone: 'staff' },
  { operation: 'followUps', variables: ({ institution_id }) => ({ institution_id }) },
  { operation: 'settleFollowUp', variables: ({ follow_up_id: id }) => ({ id, done: true }) },
  {
    operation: 'updateFollowUp',
    variables: ({ follow_up_id, license_id }) => ({
      data: { what: 'Write to them.', due_on: day(9), license_id },
      where: { id: follow_up_id },
    }),
  },
];
