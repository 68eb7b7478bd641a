import { builder } from '../../base/graphql/builder.ts';
import { BookPage, type BookPageShape } from './book-page.ts';

/** An e-book of a product, with the pages that the caller may read. */
export type BookShape = {
  readonly id: string;
  readonly name: string;
  readonly product_id: string;
  readonly pages: readonly BookPageShape[];
};

/** An e-book of a product. */
export const Book = builder.objectRef<BookShape>('Book').implement({
  description: 'An e-book of a product.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the book.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    product_id: t.exposeID('product_id', { description: 'The id of the product it belongs to.' }),
    pages: t.field({
      type: [BookPage],
      description: 'Its pages in order, as far as a lesson that you may read shows them.',
      resolve: ({ pages }) => [...pages],
    }),
  }),
});
