import { graphql } from '../../graphql/generated/gql.ts';

/** What the form of Course Settings begins with. */
export const settingsQuery = graphql(`
  query CourseSettings_groupAssessmentSettings($groupId: ID!, $courseId: ID!) {
    groupAssessmentSettings(groupId: $groupId, courseId: $courseId) {
      version
      extra_times {
        user_id
        first_name
        last_name
        percent
      }
      benchmarks {
        assessment_id
        level
        time
        questions_per_lesson
        course_time
        course_questions_per_lesson
      }
      summaries {
        assessment_id
        level
        time
        questions_per_lesson
        course_time
        course_questions_per_lesson
      }
    }
  }
`);
