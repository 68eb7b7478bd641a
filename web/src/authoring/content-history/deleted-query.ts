import { graphql } from '../../graphql/generated/gql.ts';
import type { DeletedScreen_DeletedContentQuery } from '../../graphql/generated/graphql.ts';

/** What was deleted lately, the latest first. */
export const deletedQuery = graphql(`
  query DeletedScreen_deletedContent($after: ID) {
    deletedContent(after: $after) {
      cursor
      items {
        kind
        id
        name
        number
        version
        at
        by
        language
        place_taken
        shown
        may_restore
        ancestors {
          kind
          id
          name
          number
        }
        missing {
          kind
          id
          name
          number
        }
      }
    }
  }
`);

export type DeletedItem = DeletedScreen_DeletedContentQuery['deletedContent']['items'][number];
