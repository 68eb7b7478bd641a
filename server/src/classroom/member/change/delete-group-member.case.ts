import { groupOf, type Case } from '../../../../test/security/case.ts';

// Somebody who was removed stays removed.
export const cases: readonly Case[] = [
  { operation: 'deleteGroupMember', variables: (place) => ({ ...groupOf(place), user_id: place.removed.id }) },
];
