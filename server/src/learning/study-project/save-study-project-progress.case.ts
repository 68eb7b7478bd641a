import { learnerOf, workOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'saveStudyProjectProgress',
    owner: learnerOf,
    variables: (place) => ({ data: { ...workOf(place), question_index: 1, user_id: place.learner.id } }),
  },
];
