import { graphql } from '../../graphql/generated/gql.ts';
import type { CmsCards_LessonPageChoicesQuery } from '../../graphql/generated/graphql.ts';

/** The pages of a lesson, and those that it could have. */
export const pagesQuery = graphql(`
  query CmsCards_lessonPageChoices($lessonId: ID!) {
    lessonPageChoices(lessonId: $lessonId) {
      lesson_id
      version
      page_ids
      books {
        id
        name
        pages {
          id
          title
          page_number
        }
      }
    }
  }
`);

/** The pages of a lesson, and those that it could have. */
export type PageChoices = CmsCards_LessonPageChoicesQuery['lessonPageChoices'];
