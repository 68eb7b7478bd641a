import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'dropWorkingCopy',
    keyed: 'It names a row of the caller alone; its own test asks as somebody else.',
  },
];
