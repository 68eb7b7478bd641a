import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createLicense',
    variables: ({ institution_id, licensed_product_id }) => ({
      data: { institution_id, name: 'Site license', max_users: 1500, products: [licensed_product_id] },
    }),
  },
];
