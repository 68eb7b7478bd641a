import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateProduct',
    variables: ({ shelf, mark }) => ({ where: { id: shelf.product_id }, data: { name: `${mark} shelf` } }),
  },
];
