import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'keepWorkingCopy',
    variables: ({ lesson_id }) => ({
      data: { kind: 'LESSON', id: lesson_id, base_version: 1, revision: 0, data: '{"name":"typed"}' },
    }),
  },
];
