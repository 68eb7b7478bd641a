import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createBook',
    variables: ({ shelf, mark }) => ({ data: { product_id: shelf.product_id, name: `${mark} book` } }),
  },
];
