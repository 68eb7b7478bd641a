import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'course',
    variables: ({ course_id }) => ({ where: { id: course_id } }),
    free: ({ course_id }) => ({ where: { id: course_id } }),
  },
  {
    operation: 'course',
    about: 'in its group',
    variables: ({ course_id, group_id }) => ({ where: { id: course_id }, groupId: group_id }),
  },
];
