import { groupOf, type Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'awaitedMembers', variables: groupOf },
  // Nobody is awaited there.
  { operation: 'removeAwaitedMembers', variables: (place) => ({ ...groupOf(place), ids: [] }) },
];
