import { graphql } from '../../graphql/generated/gql.ts';
import type { CmsStudyProject_StudyProjectPartsQuery } from '../../graphql/generated/graphql.ts';

/** What a study project is made of, drafts too. */
export const partsQuery = graphql(`
  query CmsStudyProject_studyProjectParts($id: ID!) {
    studyProjectParts(id: $id) {
      id
      keyElements {
        id
        version
        name
        type
        order_key
        published
        resources {
          id
          name
        }
      }
      caseStudies {
        id
        published
        questions {
          id
          is_reinforced
          excerpt
        }
      }
    }
  }
`);

export type ProjectParts = CmsStudyProject_StudyProjectPartsQuery['studyProjectParts'];
