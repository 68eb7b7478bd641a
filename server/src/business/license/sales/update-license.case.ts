import { day } from '../../../../seed/school.ts';
import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateLicense',
    variables: ({ license_id, licensed_product_id }) => ({
      data: {
        name: 'Site license',
        max_users: 1500,
        products: [licensed_product_id],
        activation_date: day(-30),
        expiry_date: day(335),
      },
      where: { id: license_id },
    }),
  },
];
