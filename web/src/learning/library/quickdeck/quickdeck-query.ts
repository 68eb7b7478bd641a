import { graphql } from '../../../graphql/generated/gql.ts';

/** The flash cards of a lesson. */
export const quickdeckQuery = graphql(`
  query QuickdeckScreen_lesson($courseId: ID!, $groupId: ID!, $lessonName: String!) {
    lesson(where: { course_id: $courseId, slug: $lessonName }, groupId: $groupId) {
      id
      name
      slug
      language
      cards {
        id
        ...Quickdeck_card
      }
    }
    ...MaterialFrame_query
  }
`);
