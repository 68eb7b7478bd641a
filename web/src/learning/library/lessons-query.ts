import { graphql } from '../../graphql/generated/gql.ts';

/** What each lesson of a course has to read and watch. */
export const lessonsQuery = graphql(`
  query Library_lessons($courseId: ID!, $groupId: ID!) {
    lessons(courseId: $courseId, groupId: $groupId) {
      id
      name
      slug
      logo
      number_of_pages
      number_of_cards
      number_of_clips
    }
  }
`);
