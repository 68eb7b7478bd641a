import { graphql } from '../../graphql/generated/gql.ts';

/** Everything that the page of a group shows above its tabs, and its courses. */
export const groupQuery = graphql(`
  query GroupScreen_group($id: ID!) {
    group(where: { id: $id }) {
      id
      name
      key
      status
      start_date
      end_date
      ends_in
      late_answers
      external_id
      number_of_members
      allowed_operations
      lock_reason
      result_courses {
        id
        name
        language
      }
      owner {
        first_name
        last_name
      }
      ...GroupCourses_group
    }
  }
`);
