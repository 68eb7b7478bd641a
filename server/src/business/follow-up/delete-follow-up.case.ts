import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteFollowUp', variables: ({ spare_follow_up_id: id }) => ({ id }) },
  { operation: 'restoreFollowUp', variables: ({ spare_follow_up_id: id }) => ({ id }) },
];
