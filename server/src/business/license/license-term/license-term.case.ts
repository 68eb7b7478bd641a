import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'groupsToExtend', variables: ({ license_id }) => ({ licenseId: license_id }) },
  {
    operation: 'undoLicenseActivation',
    variables: ({ license_id }) => ({ where: { id: license_id } }),
    state: 'CONFLICT',
  },
  {
    operation: 'undoLicenseRenewal',
    variables: ({ license_id }) => ({ where: { id: license_id } }),
    state: 'CONFLICT',
  },
];
