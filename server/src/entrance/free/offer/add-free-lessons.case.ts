import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'addFreeLessons', variables: ({ lesson_id }) => ({ ids: [lesson_id] }) },
];
