import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'readThrough', variables: ({ course_id, lesson_id }) => ({ courseId: course_id, itemId: lesson_id }) },
];
