import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'institutionComments', variables: ({ institution_id }) => ({ institution_id }) },
];
