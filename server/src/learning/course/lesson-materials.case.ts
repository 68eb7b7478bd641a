import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'bookPages',
    variables: ({ lesson_id }) => ({ lessonId: lesson_id }),
    free: ({ lesson_id }) => ({ lessonId: lesson_id }),
  },
  {
    operation: 'quickdeckCards',
    variables: ({ lesson_id }) => ({ lessonId: lesson_id }),
    free: ({ lesson_id }) => ({ lessonId: lesson_id }),
  },
  {
    operation: 'quickclipCards',
    variables: ({ lesson_id }) => ({ lessonId: lesson_id }),
    free: ({ lesson_id }) => ({ lessonId: lesson_id }),
  },
];
