import { graphql } from '../../graphql/generated/gql.ts';
import type { CmsItem_CurriculumQuery } from '../../graphql/generated/graphql.ts';

/** What a course is made of, drafts too. */
export const curriculumQuery = graphql(`
  query CmsItem_curriculum($courseId: ID!) {
    curriculum(courseId: $courseId) {
      id
      version
      name
      logo
      levels
      language
      published
      product_published
      groups
      product {
        id
        name
        color
      }
      benchmarks {
        id
        level
        published
        total_questions
        free_samples
        without_lesson
      }
      lessons {
        id
        name
        published
        studyProjects {
          id
          level
          study_project_number
          title
          kind
          published
        }
      }
      summaries {
        id
        level
        published
        total_questions
        free_samples
        without_lesson
      }
    }
  }
`);

export type Curriculum = CmsItem_CurriculumQuery['curriculum'];
