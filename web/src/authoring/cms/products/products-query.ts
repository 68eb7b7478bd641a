import type { Products_AllCmsProductsQuery } from '../../../graphql/generated/graphql.ts';
import { graphql } from '../../../graphql/generated/gql.ts';

/** All products with their courses, drafts too. */
export const productsQuery = graphql(`
  query Products_allCMSProducts {
    cmsProducts {
      id
      version
      name
      color
      logo
      published
      courses {
        id
        name
        logo
        description
        levels
        language
        published
        number_of_lessons
      }
    }
  }
`);

/** A product of the list. */
export type ListedProduct = Products_AllCmsProductsQuery['cmsProducts'][number];
