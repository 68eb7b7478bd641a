import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateBookPage',
    variables: ({ shelf, mark }) => ({ where: { id: shelf.page_id }, data: { title: `${mark} shelf` } }),
  },
];
