import { learnerOf, groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'saveAssessmentDraft',
    owner: learnerOf,
    variables: (place) => ({
      data: {
        ...groupOf(place),
        attempt_id: place.attempt_ids.draft,
        revision: 0,
        answers: [{ question_id: place.benchmark_question_ids[5] }],
      },
    }),
  },
];
