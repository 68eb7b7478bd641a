import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'withdrawLicenseOffer',
    variables: ({ offer_id }) => ({ where: { id: offer_id } }),
    state: 'INVALID',
  },
  { operation: 'restoreLicenseOffer', variables: ({ offer_id }) => ({ where: { id: offer_id } }) },
];
