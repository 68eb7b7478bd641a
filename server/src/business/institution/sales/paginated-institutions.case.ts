import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'paginatedInstitutions', variables: () => ({}), everyone: 'staff' },
];
