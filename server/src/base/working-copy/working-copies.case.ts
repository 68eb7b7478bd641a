import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'workingCopies',
    keyed: 'It lists what the caller has typed and names nobody; its own test asks as others.',
  },
];
