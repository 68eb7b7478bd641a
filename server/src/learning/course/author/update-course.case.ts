import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateCourse',
    variables: ({ course_id, mark }) => ({ where: { id: course_id }, data: { description: `${mark} about` } }),
  },
];
