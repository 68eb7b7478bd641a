import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'groupSettings', variables: ({ group_id: groupId }) => ({ groupId }) },
];
