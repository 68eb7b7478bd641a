import { graphql } from '../../../graphql/generated/gql.ts';

/** Where words stand in the texts of a course. */
export const searchQuery = graphql(`
  query CmsCourse_searchCourse($courseId: ID!, $text: String!) {
    searchCourse(courseId: $courseId, text: $text) {
      hits {
        kind
        id
        in_kind
        in_id
        in_name
        name
        excerpts
      }
      more
    }
  }
`);
