import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'group', variables: ({ group_id }) => ({ where: { id: group_id } }) },
  { operation: 'groupActivities', variables: ({ group_id: groupId }) => ({ groupId }) },
  // An institution has several groups; the search finds the one that the call is about.
  { operation: 'groups', variables: ({ institution_id, mark }) => ({ institutionId: institution_id, search: mark }) },
];
