import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteMedia',
    keyed: 'It names a file of the library, which belongs to nobody; its own test asks as every role.',
  },
];
