import { graphql } from '../../../graphql/generated/gql.ts';

/** What is in the library of a lesson, by title. */
export const libraryQuery = graphql(`
  query CmsQuestion_library($lessonId: ID!) {
    bookPages(lessonId: $lessonId) {
      id
      title
      page_number
    }
    quickdeckCards(lessonId: $lessonId) {
      id
      title
      term
    }
    quickclipCards(lessonId: $lessonId) {
      id
      title
    }
  }
`);

/** What helps with a question already. */
export const resourcesQuery = graphql(`
  query CmsQuestion_questionResources($questionId: ID!) {
    questionResources(questionId: $questionId) {
      id
      page {
        id
        title
      }
      card {
        id
        title
        term
      }
      clip_card {
        id
        title
      }
    }
  }
`);
