import { courseOf, type Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'assessedQuestion',
    variables: (place) => ({ ...courseOf(place), questionId: place.benchmark_question_ids[0] }),
  },
  { operation: 'learningGain', variables: courseOf },
];
