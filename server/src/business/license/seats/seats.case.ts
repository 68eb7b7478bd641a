import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'groupsWithFreePlaces', variables: ({ license_id }) => ({ licenseId: license_id }), wholeLicense: true },
  { operation: 'licenseSeats', variables: ({ license_id }) => ({ licenseId: license_id }) },
  {
    operation: 'seatEntries',
    variables: ({ license_id }) => ({ licenseId: license_id, of: 'taken' }),
    wholeLicense: true,
  },
  {
    operation: 'seatEntries',
    about: 'a group',
    variables: ({ license_id, group_id }) => ({ licenseId: license_id, groupId: group_id, of: 'free' }),
    wholeLicense: true,
  },
];
