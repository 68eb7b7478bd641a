import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'invitationByLink',
    keyed: 'It carries the token of a link; the tests of links open each kind as every kind of caller.',
  },
];
