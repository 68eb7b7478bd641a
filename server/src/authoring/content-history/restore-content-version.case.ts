import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'restoreContentVersion',
    variables: ({ lesson_id }) => ({ kind: 'LESSON', version: 1, where: { id: lesson_id } }),
  },
];
