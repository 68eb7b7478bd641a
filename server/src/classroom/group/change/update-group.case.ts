import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateGroup',
    variables: ({ group_id, mark }) => ({ where: { id: group_id }, data: { name: `${mark} group` } }),
  },
];
