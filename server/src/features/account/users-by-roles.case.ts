import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'usersByRoles',
    keyed: 'It names no object and shows everyone who may ask the same; the test of the sales area asks as every role.',
  },
];
