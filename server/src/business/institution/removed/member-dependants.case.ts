import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'memberDependants', variables: ({ member_id }) => ({ id: member_id }) },
];
