import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'withdrawLicense',
    variables: ({ license_id }) => ({ where: { id: license_id } }),
    state: 'CONFLICT',
  },
  { operation: 'restoreLicense', variables: ({ license_id: id }) => ({ id }), state: 'NOT_FOUND' },
];
