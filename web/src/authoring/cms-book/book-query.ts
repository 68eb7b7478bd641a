import { graphql } from '../../graphql/generated/gql.ts';
import type { Book_BookQuery } from '../../graphql/generated/graphql.ts';

/** An e-book and what its pages are called. */
export const bookQuery = graphql(`
  query Book_book($id: ID!) {
    book(id: $id) {
      id
      version
      name
      language
      product {
        id
        name
        color
      }
      pages {
        id
        title
        page_number
      }
    }
  }
`);

/** The e-book that is edited. */
export type EditedBook = Book_BookQuery['book'];
