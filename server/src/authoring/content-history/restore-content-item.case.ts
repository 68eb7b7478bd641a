import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'restoreContentItem',
    variables: ({ lesson_id }) => ({ kind: 'LESSON', where: { id: lesson_id } }),
    // Who may not take it out is told so.
    state: 'FORBIDDEN',
  },
];
