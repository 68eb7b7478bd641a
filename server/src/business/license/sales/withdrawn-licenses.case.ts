import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'withdrawnLicenses', variables: ({ institution_id: institutionId }) => ({ institutionId }) },
];
