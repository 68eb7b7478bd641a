import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'settleFollowUp', variables: ({ follow_up_id: id }) => ({ id, done: true }) },
];
