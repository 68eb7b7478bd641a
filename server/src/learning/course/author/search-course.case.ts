import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'searchCourse', variables: ({ course_id, mark }) => ({ courseId: course_id, text: mark }) },
];
