import { graphql } from '../../graphql/generated/gql.ts';

/** Everything of a course, drafts included. */
export const previewCourseQuery = graphql(`
  query Preview_course($courseId: ID!) {
    course(where: { id: $courseId }) {
      id
      name
      logo
      language
      levels
      published
      product {
        id
        color
      }
      lessons {
        id
        name
        slug
        logo
        published
        number_of_pages
        number_of_cards
        number_of_clips
        studyProjects {
          id
          level
          study_project_number
          title
          kind
          published
          total_questions
        }
      }
    }
    benchmarks(courseId: $courseId) {
      id
      level
      published
      description
      time
      totalQuestions
    }
    summaries(courseId: $courseId) {
      id
      level
      published
      description
      time
      totalQuestions
    }
  }
`);
