import { graphql } from '../../../graphql/generated/gql.ts';

/** What learners would stumble over in a course, and what could be better. */
export const checksQuery = graphql(`
  query CmsCourse_contentFindings($courseId: ID!) {
    contentFindings(courseId: $courseId) {
      findings {
        code
        is_error
        kind
        id
        in_kind
        in_id
        in_name
        says
        count
      }
      errors
      hints
    }
  }
`);
