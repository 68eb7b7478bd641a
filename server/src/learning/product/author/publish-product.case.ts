import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'unpublishProduct', variables: ({ shelf }) => ({ id: shelf.product_id }) },
  { operation: 'publishProduct', variables: ({ shelf }) => ({ id: shelf.product_id }) },
];
