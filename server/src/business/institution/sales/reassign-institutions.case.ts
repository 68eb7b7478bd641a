import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'reassignInstitutions', variables: ({ institution_id }) => ({ moves: [{ id: institution_id }] }) },
];
