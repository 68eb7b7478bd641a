import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'renewalsExport',
    keyed: 'It names no object; its own test asks as every role, and fetches as others than the one who asked.',
  },
];
