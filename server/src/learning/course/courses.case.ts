import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'courses',
    keyed: 'It names no object and lists what leads to the caller; its own test asks as everybody.',
  },
];
