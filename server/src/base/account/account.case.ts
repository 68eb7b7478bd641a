import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'authenticate',
    keyed: 'It carries an ID token, which names its person; the test of access sends it as every caller.',
  },
];
