import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createProduct',
    keyed: 'It names no object; the test of products sends it as every role.',
  },
  {
    operation: 'deleteProduct',
    variables: ({ shelf, mark }) => ({ id: shelf.spare_product_id, name: `${mark} spare` }),
  },
  { operation: 'productDependants', variables: ({ product_id }) => ({ id: product_id }) },
  { operation: 'unpublishProduct', variables: ({ shelf }) => ({ id: shelf.product_id }) },
  { operation: 'publishProduct', variables: ({ shelf }) => ({ id: shelf.product_id }) },
  {
    operation: 'updateProduct',
    variables: ({ shelf, mark }) => ({ where: { id: shelf.product_id }, data: { name: `${mark} shelf` } }),
  },
];
