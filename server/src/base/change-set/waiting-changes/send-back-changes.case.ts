import type { Case } from '../../../../test/security/case.ts';

const keyed = 'It names changes that one author has made; sent-back.test.ts asks as their author and as others.';

export const cases: readonly Case[] = [{ operation: 'sendBackChanges', keyed }];
