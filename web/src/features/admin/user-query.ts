import { graphql } from '../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';

const userQuery = graphql(`
  query UserScreen_user($id: ID!) {
    user(where: { id: $id }) {
      id
      first_name
      last_name
      avatar
      email
      role
      created_on
      last_seen_on
      email_verified
      institutions {
        id
        name
        role
      }
      groups {
        id
        name
      }
    }
  }
`);

/** A person as those see them who support people. */
export const useUser = (id: string) => useScreenQuery(userQuery, { id }, { fresh: true });
