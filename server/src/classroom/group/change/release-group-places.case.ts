import type { Case } from '../../../../test/security/case.ts';

// As somebody read it long ago, so that the group keeps its places for the cases beside this.
export const cases: readonly Case[] = [
  {
    operation: 'releaseGroupPlaces',
    variables: ({ group_id: id }) => ({ where: { id, version: -1 } }),
    state: 'CONFLICT',
  },
];
