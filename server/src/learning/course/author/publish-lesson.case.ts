import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'publishLesson', variables: ({ draft }) => ({ id: draft.lesson_id }) },
  { operation: 'unpublishLesson', variables: ({ draft }) => ({ id: draft.lesson_id }) },
];
