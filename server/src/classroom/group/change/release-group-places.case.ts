import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'releaseGroupPlaces', variables: ({ spare_group_id: id }) => ({ where: { id } }) },
];
