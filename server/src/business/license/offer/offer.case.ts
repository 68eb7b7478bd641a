import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createLicenseOffer',
    variables: ({ license_id }) => ({ data: { kind: 'ENLARGEMENT', max_users: 1500 }, where: { id: license_id } }),
    state: 'INVALID',
  },
  { operation: 'licenseOffers', variables: ({ license_id }) => ({ licenseId: license_id }) },
  { operation: 'licenseOffer', variables: ({ offer_id: id }) => ({ id }) },
  {
    operation: 'withdrawLicenseOffer',
    variables: ({ offer_id }) => ({ where: { id: offer_id } }),
    state: 'INVALID',
  },
  { operation: 'restoreLicenseOffer', variables: ({ offer_id }) => ({ where: { id: offer_id } }) },
];
