import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'askSalesManager',
    variables: ({ license_id }) => ({ data: { license_id, seats: 50, what: 'For the evening classes.' } }),
  },
];
