import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'lesson',
    variables: ({ lesson_id }) => ({ where: { id: lesson_id } }),
    free: ({ lesson_id }) => ({ where: { id: lesson_id } }),
  },
  {
    operation: 'lesson',
    about: 'by its name',
    variables: ({ course_id, mark }) => ({ where: { course_id, slug: `${mark.toLowerCase()}-lesson` } }),
  },
];
