import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'freeBenchmark',
    variables: ({ course_id }) => ({ courseId: course_id, level: 1 }),
    free: ({ course_id }) => ({ courseId: course_id, level: 1 }),
  },
];
