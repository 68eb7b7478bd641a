import { graphql } from '../../graphql/generated/gql.ts';

/** A free lesson with its three sections. */
export const freeLessonQuery = graphql(`
  query FreeLesson_lesson($lessonId: ID!) {
    lesson(where: { id: $lessonId }) {
      id
      name
      description
      language
      pages {
        id
        ...MediaViewer_page
      }
      cards {
        id
        published
        ...Quickdeck_card
      }
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
`);
