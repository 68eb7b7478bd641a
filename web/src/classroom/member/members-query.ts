import { graphql } from '../../graphql/generated/gql.ts';

/** Some learners of a group. */
export const learnersQuery = graphql(`
  query GroupMembers_learners(
    $group_id: ID!
    $search: String!
    $sort: GroupMemberSort
    $down: Boolean
    $pageSize: Int!
    $after: ID
  ) {
    groupMembers(
      group_id: $group_id
      kind: LEARNERS
      search: $search
      sort: $sort
      down: $down
      pageSize: $pageSize
      after: $after
    ) {
      members {
        id
        role
        joined_on
        extra_percent
        user {
          id
          first_name
          last_name
          avatar
          email
        }
      }
      cursor
      total
      group_size
    }
  }
`);

/** The instructors of a group, and who asks. */
export const instructorsQuery = graphql(`
  query GroupMembers_instructors($group_id: ID!) {
    viewer {
      id
    }
    groupMembers(group_id: $group_id, kind: INSTRUCTORS, pageSize: 200) {
      members {
        id
        role
        joined_on
        extra_percent
        user {
          id
          first_name
          last_name
          avatar
          email
        }
      }
    }
  }
`);
