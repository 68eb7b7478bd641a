import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createLesson',
    variables: ({ course_id, mark }) => ({ data: { course_id, name: `${mark} new lesson` } }),
  },
];
