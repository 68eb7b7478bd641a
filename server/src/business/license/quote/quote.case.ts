import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'sendLicenseQuote',
    variables: ({ license_id }) => ({ data: {}, where: { id: license_id } }),
    state: 'CONFLICT',
  },
];
