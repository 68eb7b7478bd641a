import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'renewLicense', variables: ({ license_id }) => ({ id: license_id }) },
];
