import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'contentHistory', variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id }) },
];
