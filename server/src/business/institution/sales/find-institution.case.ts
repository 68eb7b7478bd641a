import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'institution', variables: ({ institution_id }) => ({ where: { id: institution_id } }) },
];
