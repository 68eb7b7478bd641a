import { groupOf, type Case } from '../../../../test/security/case.ts';

// Nobody is awaited there.
export const cases: readonly Case[] = [
  { operation: 'removeAwaitedMembers', variables: (place) => ({ ...groupOf(place), ids: [] }) },
];
