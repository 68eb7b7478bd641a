import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'transferGroup', variables: ({ group_id: id, main }) => ({ id, user_id: main.id }) },
];
