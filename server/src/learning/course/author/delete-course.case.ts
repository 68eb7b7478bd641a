import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteCourse',
    variables: ({ shelf, mark }) => ({ id: shelf.spare_course_id, name: `${mark} spare` }),
  },
];
