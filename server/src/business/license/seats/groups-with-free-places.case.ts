import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'groupsWithFreePlaces', variables: ({ license_id }) => ({ licenseId: license_id }), wholeLicense: true },
];
