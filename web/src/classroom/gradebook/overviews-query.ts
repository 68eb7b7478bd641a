import { graphql } from '../../graphql/generated/gql.ts';

/** All figures of a course in a group. */
export const overviewsQuery = graphql(`
  query GradebookDashboard_overviews($courseId: ID!, $groupId: ID!) {
    benchmarks: benchmarkGradebookOverview(courseId: $courseId, groupId: $groupId) {
      ...Gradebook_columns
      students {
        cells
      }
    }
    lessons: lessonGradebookOverview(courseId: $courseId, groupId: $groupId) {
      ...Gradebook_columns
      students {
        user_id
        first_name
        last_name
        cells
      }
    }
    summaries: summaryGradebookOverview(courseId: $courseId, groupId: $groupId) {
      ...Gradebook_columns
      students {
        cells
      }
    }
  }
`);
