import { courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'anotherAttempts', variables: (place) => ({ ...courseOf(place), userId: place.learner.id }) },
];
