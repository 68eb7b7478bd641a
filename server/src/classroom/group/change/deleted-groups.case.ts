import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deletedGroups', variables: ({ institution_id: institutionId }) => ({ institutionId }) },
];
