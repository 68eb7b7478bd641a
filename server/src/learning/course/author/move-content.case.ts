import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'moveContent',
    variables: ({ draft }) => ({ data: { kind: 'LESSON', id: draft.lesson_id, before: null } }),
  },
];
