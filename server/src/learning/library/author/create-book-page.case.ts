import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createBookPage',
    variables: ({ shelf, mark }) => ({
      data: { ebook_id: shelf.book_id, title: `${mark} page`, content: `<p>${mark}</p>`, page_number: 1 },
    }),
  },
];
