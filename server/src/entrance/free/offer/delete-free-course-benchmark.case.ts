import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteFreeCourseBenchmark', variables: ({ course_id }) => ({ id: course_id }) },
];
