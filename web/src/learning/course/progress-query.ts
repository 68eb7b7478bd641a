import { graphql } from '../../graphql/generated/gql.ts';

/** Everything that the dashboard of a course shows, in one answer. */
export const progressQuery = graphql(`
  query CourseScreen_progress($courseId: ID!, $groupId: ID!) {
    studentCourseProgress(courseId: $courseId, groupId: $groupId) {
      group_id
      group_name
      allowed_operations
      is_member
      course {
        id
        name
        logo
        language
        levels
        product {
          id
          color
        }
      }
      lessons {
        id
        name
        slug
        logo
      }
      benchmark {
        ...AssessmentRows_assessment
      }
      summary {
        ...AssessmentRows_assessment
      }
      studyProjects {
        study_project_id
        lesson_id
        level
        study_project_number
        title
        kind
        total_questions
        state
        complete
        lock_reason
        latest {
          attempt
          corrects
          total_questions
        }
        open {
          question_index
          questions_done
          total_questions
          saved_at
        }
      }
      levels {
        level
        percent
        ...ProgressPanel_level
      }
      total {
        ...ProgressPanel_level
      }
      number_of_pages
      number_of_cards
      number_of_clips
    }
  }
`);
