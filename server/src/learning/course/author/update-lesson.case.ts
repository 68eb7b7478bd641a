import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateLesson',
    variables: ({ draft, mark }) => ({ where: { id: draft.lesson_id }, data: { description: `${mark} text` } }),
  },
];
