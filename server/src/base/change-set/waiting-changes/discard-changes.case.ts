import type { Case } from '../../../../test/security/case.ts';

const keyed = 'It names changes that one author has made; waiting.test.ts asks as their author and as others.';

export const cases: readonly Case[] = [
  { operation: 'discardChanges', keyed },
  { operation: 'bringBackChanges', keyed },
];
