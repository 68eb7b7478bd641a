import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'handOutResetLink',
    keyed:
      'It asks for an account at the built-in provider, which the people of these tests lack; its own test asks as every role.',
  },
];
