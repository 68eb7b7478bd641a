import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'lessons', variables: ({ course_id }) => ({ courseId: course_id }) },
];
