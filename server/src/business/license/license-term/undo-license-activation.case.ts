import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'undoLicenseActivation',
    variables: ({ license_id }) => ({ where: { id: license_id } }),
    state: 'CONFLICT',
  },
];
