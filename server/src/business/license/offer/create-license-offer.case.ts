import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createLicenseOffer',
    variables: ({ license_id }) => ({ data: { kind: 'ENLARGEMENT', max_users: 1500 }, where: { id: license_id } }),
    state: 'INVALID',
  },
];
