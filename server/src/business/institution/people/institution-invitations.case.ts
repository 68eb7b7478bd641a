import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'institutionInvitations', variables: ({ institution_id }) => ({ institution_id, pageSize: 60 }) },
];
