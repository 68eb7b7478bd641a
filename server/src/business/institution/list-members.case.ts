import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'institutionMembers', variables: ({ institution_id }) => ({ institution_id, pageSize: 60 }) },
];
