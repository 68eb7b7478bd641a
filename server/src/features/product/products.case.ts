import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'products',
    keyed:
      'It names no object and shows everyone who may ask the same, but for drafts; its own test asks as every role.',
  },
  { operation: 'product', variables: ({ licensed_product_id }) => ({ id: licensed_product_id }) },
];
