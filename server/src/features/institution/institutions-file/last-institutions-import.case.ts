import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'lastInstitutionsImport', keyed: 'It names no object; its own test asks as every role.' },
];
