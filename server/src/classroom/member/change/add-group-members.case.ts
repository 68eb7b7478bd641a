import { groupOf, type Case } from '../../../../test/security/case.ts';

// Both belong to the group already.
export const cases: readonly Case[] = [
  {
    operation: 'addGroupLearners',
    variables: (place) => ({ ...groupOf(place), data: [{ user_id: place.learner.id }] }),
  },
  {
    operation: 'addGroupInstructors',
    variables: (place) => ({ ...groupOf(place), data: [{ user_id: place.instructor.id }] }),
  },
];
