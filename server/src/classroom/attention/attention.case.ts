import { day } from '../../../seed/school.ts';
import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'learnersNeedingAttention', variables: ({ group_id }) => ({ groupId: group_id }) },
  {
    operation: 'putOffLearner',
    variables: ({ group_id, learner }) => ({ group_id, user_id: learner.id, until: day(7) }),
  },
];
