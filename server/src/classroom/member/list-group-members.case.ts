import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'groupMembers', about: 'learners', variables: (place) => ({ ...groupOf(place), kind: 'LEARNERS' }) },
  {
    operation: 'groupMembers',
    about: 'instructors',
    variables: (place) => ({ ...groupOf(place), kind: 'INSTRUCTORS' }),
  },
];
