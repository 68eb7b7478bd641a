import type { Case } from '../../../../test/security/case.ts';

// A group apart, so that the others are there for the cases beside these.
export const cases: readonly Case[] = [
  { operation: 'deleteGroup', variables: ({ spare_group_id: id }) => ({ id }) },
  { operation: 'restoreGroup', variables: ({ spare_group_id: id }) => ({ id }) },
];
