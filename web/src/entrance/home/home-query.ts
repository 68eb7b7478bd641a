import { graphql } from '../../graphql/generated/gql.ts';

/** Everything that home shows, in one answer. */
export const homeQuery = graphql(`
  query HomeScreen_viewer {
    viewer {
      id
      role
      first_name
      institutions {
        id
        my_role
        allowed_operations
        ...InstitutionCards_institution
      }
      groups {
        id
        ...OwnGroup_group
      }
      started {
        ...ContinuePanel_started
      }
      next_step {
        ...NextPanel_next
      }
    }
  }
`);
