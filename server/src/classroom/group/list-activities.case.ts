import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'groupActivities', variables: ({ group_id: groupId }) => ({ groupId }) },
];
