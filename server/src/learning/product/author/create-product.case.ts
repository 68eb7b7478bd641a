import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createProduct',
    keyed: 'It names no object; the test of products sends it as every role.',
  },
];
