import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'licenseOffers', variables: ({ license_id }) => ({ licenseId: license_id }) },
  { operation: 'licenseOffer', variables: ({ offer_id: id }) => ({ id }) },
];
