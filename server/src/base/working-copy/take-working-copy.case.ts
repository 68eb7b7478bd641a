import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'takeWorkingCopy',
    keyed: 'It names what somebody has typed, which another class has none of; its own test asks as every role.',
  },
];
