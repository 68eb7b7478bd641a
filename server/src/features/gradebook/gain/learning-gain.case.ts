import { courseOf, learnerOf, type Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'learningGain', variables: courseOf },
  {
    operation: 'studentLearningGain',
    owner: learnerOf,
    variables: (place) => ({ ...courseOf(place), studentId: place.learner.id }),
  },
];
