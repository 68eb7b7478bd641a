import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteLesson', variables: ({ spare }) => ({ id: spare.lesson_id }) },
];
