import { graphql } from '../../graphql/generated/gql.ts';

/** Who looks, and with which role. */
export const viewerQuery = graphql(`
  query Preview_viewer {
    viewer {
      id
      role
    }
  }
`);
