import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'seatEntries',
    variables: ({ license_id }) => ({ licenseId: license_id, of: 'taken' }),
    wholeLicense: true,
  },
];
