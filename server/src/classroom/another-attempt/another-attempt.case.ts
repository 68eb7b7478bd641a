import { groupOf, courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // The learner has finished the benchmark of the first level.
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
  { operation: 'anotherAttempts', variables: (place) => ({ ...courseOf(place), userId: place.learner.id }) },
];
