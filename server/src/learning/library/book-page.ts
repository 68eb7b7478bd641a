import { builder } from '../../base/graphql/builder.ts';

/** A page of an e-book. */
export type BookPageShape = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly page_number: number;
};

/** A page of an e-book. */
export const BookPage = builder.objectRef<BookPageShape>('BookPage').implement({
  description: 'A page of an e-book.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the page.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    content: t.exposeString('content', { description: 'Its content as cleaned HTML.' }),
    page_number: t.exposeInt('page_number', { description: 'Its number in the book.' }),
  }),
});
