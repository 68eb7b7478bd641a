import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteContentComment',
    keyed: 'It names a comment of the caller; content-comment.test.ts asks as its author and as others.',
  },
];
