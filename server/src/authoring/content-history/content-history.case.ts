import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'contentHistory', variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id }) },
  { operation: 'contentVersion', variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id, version: 1 }) },
  { operation: 'deletedContent', variables: () => ({}), everyone: 'staff' },
  {
    operation: 'restoreContentItem',
    variables: ({ lesson_id }) => ({ kind: 'LESSON', where: { id: lesson_id } }),
    // Who may not take it out is told so.
    state: 'FORBIDDEN',
  },
  {
    operation: 'restoreContentVersion',
    variables: ({ lesson_id }) => ({ kind: 'LESSON', version: 1, where: { id: lesson_id } }),
  },
];
