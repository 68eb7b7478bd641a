import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'learnersNeedingAttention', variables: ({ group_id }) => ({ groupId: group_id }) },
];
