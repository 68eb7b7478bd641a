import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'lessonPageChoices', variables: ({ lesson_id }) => ({ lessonId: lesson_id }) },
];
