import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'joinGroup',
    keyed: 'It carries a group key, which lets everyone in; the test of access sends it as every caller.',
  },
];
