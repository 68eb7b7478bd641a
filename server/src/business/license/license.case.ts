import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'licensesByInstitution', variables: ({ institution_id }) => ({ institutionId: institution_id }) },
];
