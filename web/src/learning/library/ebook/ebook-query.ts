import { graphql } from '../../../graphql/generated/gql.ts';

/** A lesson with its pages, and where it stands in its course. */
export const ebookQuery = graphql(`
  query EbookScreen_lesson($courseId: ID!, $groupId: ID!, $lessonName: String!) {
    lesson(where: { course_id: $courseId, slug: $lessonName }, groupId: $groupId) {
      id
      name
      slug
      language
      pages {
        id
        title
        content
      }
    }
    lessons(courseId: $courseId, groupId: $groupId) {
      id
      name
      slug
      number_of_pages
    }
    course(where: { id: $courseId }, groupId: $groupId) {
      id
      name
    }
  }
`);
