import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createStudyProject',
    variables: ({ draft }) => ({ data: { lesson_id: draft.lesson_id, level: 1, introduction: '<h2>Learn</h2>' } }),
  },
];
