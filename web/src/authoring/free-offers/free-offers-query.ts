import { graphql } from '../../graphql/generated/gql.ts';
import type { FreeOffers_ListQuery } from '../../graphql/generated/graphql.ts';

/** Everything that is free, drafts too. */
export const freeOffersQuery = graphql(`
  query FreeOffers_list {
    freeOffers {
      lessons {
        id
        name
        course_name
        language
        product {
          id
          name
        }
        shown
        offered
        levels {
          level
          samples
          asks
        }
      }
      courses {
        id
        name
        course_name
        language
        product {
          id
          name
        }
        shown
        offered
        levels {
          level
          samples
          asks
        }
      }
    }
  }
`);

/** What a search finds of what could be free. */
export const choicesQuery = graphql(`
  query FreeOffers_choices($kind: FreeOfferKind!, $search: String!) {
    freeOfferChoices(kind: $kind, search: $search) {
      choices {
        id
        name
        course_name
        language
        product {
          id
          name
        }
        shown
        offered
        levels {
          level
          samples
          asks
        }
      }
      hasMore
    }
  }
`);

/** A lesson or a course that is free or could be. */
export type Offer = FreeOffers_ListQuery['freeOffers']['lessons'][number];
