import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'group', variables: ({ group_id }) => ({ where: { id: group_id } }) },
];
