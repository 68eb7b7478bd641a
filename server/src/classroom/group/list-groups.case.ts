import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // An institution has several groups; the search finds the one that the call is about.
  { operation: 'groups', variables: ({ institution_id, mark }) => ({ institutionId: institution_id, search: mark }) },
];
