import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'cmsProducts', variables: () => ({}), everyone: 'staff' },
  { operation: 'products', variables: () => ({}), everyone: 'staff' },
  { operation: 'product', variables: ({ licensed_product_id }) => ({ id: licensed_product_id }) },
];
