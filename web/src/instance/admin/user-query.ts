import { graphql } from '../../graphql/generated/gql.ts';
import type { UserScreen_UserQuery } from '../../graphql/generated/graphql.ts';
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
      grantable_roles
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
      access {
        issuer
        has_account
        last_signed_in_on
        wrong_tries {
          everywhere
          tries
          locked
          until
        }
        refused_mails {
          subject
          created_on
          reason
        }
        refused_joins {
          group
          institution
          reason
          refused_on
        }
        invitations {
          id
          institution
          role
          expires_on
          is_over
        }
      }
    }
  }
`);

/** A person as the screen shows them. */
export type ShownUser = UserScreen_UserQuery['user'];

/** A person as those see them who support people. */
export const useUser = (id: string) => useScreenQuery(userQuery, { id }, { fresh: true });
