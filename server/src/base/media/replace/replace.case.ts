import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'replaceMedia',
    keyed: 'It names files of the library, which all content shares; its own test asks as every role.',
  },
];
