import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'waitingChange',
    keyed: 'It names a change that one author has made; waiting.test.ts asks as every role.',
  },
];
