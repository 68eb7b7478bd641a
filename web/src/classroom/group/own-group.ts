import { graphql } from '../../graphql/generated/gql.ts';

/** A group of a person as Home shows it. */
export const ownGroupFragment = graphql(`
  fragment OwnGroup_group on Group {
    id
    name
    late_answers
    my_role
    status
    institution {
      id
    }
    owner {
      first_name
      last_name
    }
    ...GroupCard_group
  }
`);
