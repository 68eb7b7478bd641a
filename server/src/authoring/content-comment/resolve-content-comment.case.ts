import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'resolveContentComment',
    keyed: 'It names a comment, which a class has none of; content-comment.test.ts asks as every role.',
  },
];
