import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'workingCopy',
    keyed: 'It reads what the caller has typed and names nobody; its own test asks as others.',
  },
];
