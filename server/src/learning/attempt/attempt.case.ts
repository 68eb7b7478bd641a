import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'question',
    variables: ({ question_ids }) => ({ id: question_ids[0] }),
    free: ({ question_ids }) => ({ id: question_ids[0] }),
  },
  {
    operation: 'questionResources',
    variables: ({ question_ids, group_id }) => ({ questionId: question_ids[0], groupId: group_id }),
    free: ({ question_ids }) => ({ questionId: question_ids[0] }),
    state: 'NO_ATTEMPT',
  },
];
