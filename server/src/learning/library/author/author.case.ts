import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createBookPage',
    variables: ({ shelf, mark }) => ({
      data: { ebook_id: shelf.book_id, title: `${mark} page`, content: `<p>${mark}</p>`, page_number: 1 },
    }),
  },
  {
    operation: 'createBook',
    variables: ({ shelf, mark }) => ({ data: { product_id: shelf.product_id, name: `${mark} book` } }),
  },
  { operation: 'deleteBookPage', variables: ({ shelf }) => ({ id: shelf.spare_page_id }) },
  { operation: 'deleteBook', variables: ({ shelf }) => ({ id: shelf.spare_book_id }) },
  {
    operation: 'updateBookPage',
    variables: ({ shelf, mark }) => ({ where: { id: shelf.page_id }, data: { title: `${mark} shelf` } }),
  },
  {
    operation: 'updateBook',
    variables: ({ shelf, mark }) => ({ where: { id: shelf.book_id }, data: { name: `${mark} shelf` } }),
  },
];
