import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'institutionDependants', variables: ({ institution_id }) => ({ id: institution_id }) },
];
