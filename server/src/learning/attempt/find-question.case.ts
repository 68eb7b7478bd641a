import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'question',
    variables: ({ question_ids }) => ({ id: question_ids[0] }),
    free: ({ question_ids }) => ({ id: question_ids[0] }),
  },
];
