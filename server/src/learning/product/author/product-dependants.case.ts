import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'productDependants', variables: ({ product_id }) => ({ id: product_id }) },
];
