import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteProduct',
    variables: ({ shelf, mark }) => ({ id: shelf.spare_product_id, name: `${mark} spare` }),
  },
];
