import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteFreeLesson', variables: ({ lesson_id }) => ({ id: lesson_id }) },
];
