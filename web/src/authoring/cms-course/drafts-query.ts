import { graphql } from '../../graphql/generated/gql.ts';
import type { CmsCourse_DraftsQuery } from '../../graphql/generated/graphql.ts';

/** What in a course learners do not see while the course is published. */
export const draftsQuery = graphql(`
  query CmsCourse_drafts($courseId: ID!) {
    curriculum(courseId: $courseId) {
      id
      drafts {
        kind
        id
        level
        empty
      }
    }
  }
`);

export type Drafts = CmsCourse_DraftsQuery['curriculum']['drafts'];
