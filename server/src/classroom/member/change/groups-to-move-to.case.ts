import { groupOf, type Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // An institution has several groups; the search finds those that the call is about.
  { operation: 'groupsToMoveTo', variables: (place) => ({ ...groupOf(place), search: place.mark }) },
];
