import { learnerOf, workOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'saveAnswers',
    owner: learnerOf,
    variables: (place) => ({
      data: [{ ...workOf(place), question_id: place.question_ids[1], user_id: place.learner.id }],
    }),
  },
];
