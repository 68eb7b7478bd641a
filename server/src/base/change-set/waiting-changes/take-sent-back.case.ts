import type { Case } from '../../../../test/security/case.ts';

const keyed = 'It names a change that was sent back to its author; sent-back.test.ts asks as others.';

export const cases: readonly Case[] = [{ operation: 'takeSentBack', keyed }];
