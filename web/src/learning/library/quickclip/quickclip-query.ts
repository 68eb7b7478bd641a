import { graphql } from '../../../graphql/generated/gql.ts';

/** The videos of a lesson. */
export const quickclipQuery = graphql(`
  query QuickclipScreen_lesson($courseId: ID!, $groupId: ID!, $lessonName: String!) {
    lesson(where: { course_id: $courseId, slug: $lessonName }, groupId: $groupId) {
      id
      name
      slug
      language
      clip_cards {
        id
        ...ClipCard_card
      }
    }
    ...MaterialFrame_query
  }
`);
