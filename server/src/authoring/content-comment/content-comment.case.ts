import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'addContentComment',
    variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id, comment: 'Is this still so?' }),
  },
  { operation: 'contentComments', variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id }) },
  {
    operation: 'deleteContentComment',
    keyed: 'It names a comment of the caller; content-comment.test.ts asks as its author and as others.',
  },
  {
    operation: 'resolveContentComment',
    keyed: 'It names a comment, which a class has none of; content-comment.test.ts asks as every role.',
  },
];
