import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'institutionActivities', variables: ({ institution_id }) => ({ institution_id }) },
];
