import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateBook',
    variables: ({ shelf, mark }) => ({ where: { id: shelf.book_id }, data: { name: `${mark} shelf` } }),
  },
];
