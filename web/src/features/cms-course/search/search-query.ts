import { graphql } from '../../../graphql/generated/gql.ts';
import type { CmsCourse_SearchCourseQuery } from '../../../graphql/generated/graphql.ts';

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
        excerpts
      }
      more
    }
  }
`);

/** An item in which the words stand. */
export type Hit = CmsCourse_SearchCourseQuery['searchCourse']['hits'][number];
