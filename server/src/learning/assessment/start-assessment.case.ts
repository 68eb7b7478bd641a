import { learnerOf, groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'startAssessment',
    owner: learnerOf,
    toRemoved: 'REMOVED_FROM_GROUP',
    variables: (place) => ({
      data: { ...groupOf(place), course_id: place.course_id, type: 'BENCHMARK', level: 4, user_id: place.learner.id },
    }),
  },
  {
    operation: 'startAssessment',
    about: 'taken up again',
    owner: learnerOf,
    toRemoved: 'REMOVED_FROM_GROUP',
    variables: (place) => ({
      data: {
        ...groupOf(place),
        course_id: place.course_id,
        type: 'BENCHMARK',
        level: 2,
        attempt_id: place.attempt_ids.draft,
        user_id: place.learner.id,
      },
    }),
  },
];
