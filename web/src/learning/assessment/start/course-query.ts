import { graphql } from '../../../graphql/generated/gql.ts';

/** The assessments of a course, with what stands in their way. */
export const courseQuery = graphql(`
  query AssessmentScreen_course($courseId: ID!, $groupId: ID!) {
    studentCourseProgress(courseId: $courseId, groupId: $groupId) {
      course {
        id
        name
        language
        levels
      }
      benchmark {
        ...AssessmentScreen_assessment
      }
      summary {
        ...AssessmentScreen_assessment
      }
    }
  }
`);
