import { graphql } from '../../graphql/generated/gql.ts';

/** What is open for a person, and with it what an answer changes elsewhere: the dot of the menu, and Home. */
export const invitationsQuery = graphql(`
  query Invitations_userInvitations($email: String!) {
    viewer {
      id
      number_of_invitations
      institutions {
        id
        name
        logo
        city
        country
        my_role
        allowed_operations
      }
    }
    userInvitations(email: $email) {
      id
      role
      group_name
      created_by {
        id
        first_name
        last_name
      }
      institution {
        id
        name
        my_role
      }
    }
  }
`);

/** The groups of a person as Home shows them, for who has joined one by accepting an invitation. */
export const joinedGroupsQuery = graphql(`
  query Invitations_joinedGroups {
    viewer {
      id
      groups {
        id
        ...OwnGroup_group
      }
    }
  }
`);
