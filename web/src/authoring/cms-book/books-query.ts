import { graphql } from '../../graphql/generated/gql.ts';

/** The e-books of all products. */
export const booksQuery = graphql(`
  query Books_books {
    books {
      id
      name
      language
      number_of_pages
      product {
        id
        name
        color
      }
    }
  }
`);
