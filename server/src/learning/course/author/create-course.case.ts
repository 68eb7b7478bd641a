import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createCourse',
    variables: ({ shelf }) => ({ data: { product_id: shelf.product_id, name: 'New course' } }),
  },
];
