import { groupOf, type Case } from '../../../test/security/case.ts';

// The learner has finished the benchmark of the first level.
export const cases: readonly Case[] = [
  {
    operation: 'allowAnotherAttempt',
    state: 'TAKEN',
    variables: (place) => ({
      data: {
        ...groupOf(place),
        course_id: place.course_id,
        user_id: place.learner.id,
        exercise_id: place.benchmark_ids[0],
        reason: 'The line broke.',
      },
    }),
  },
];
