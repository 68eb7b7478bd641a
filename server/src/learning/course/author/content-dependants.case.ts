import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'contentDependants', variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id }) },
];
