import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'addFreeCourseBenchmarks', variables: ({ course_id }) => ({ ids: [course_id] }) },
];
