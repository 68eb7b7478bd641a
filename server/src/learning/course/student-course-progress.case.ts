import { learnerOf, courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'studentCourseProgress',
    owner: learnerOf,
    variables: (place) => ({ ...courseOf(place), studentId: place.learner.id }),
  },
];
