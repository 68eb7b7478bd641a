import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'lastInstitutionsImport', variables: () => ({}), everyone: 'staff' },
];
