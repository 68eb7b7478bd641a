import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'bookByProduct', variables: ({ product_id }) => ({ productId: product_id }) },
];
