import { groupOf, type Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'addableMembers',
    // The people of the institution, not those of the class, carry the word of the school.
    variables: (place) => ({ ...groupOf(place), role: 'STUDENT', search: place.mark.slice(0, -1) }),
  },
];
