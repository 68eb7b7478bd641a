import { graphql } from '../../../graphql/generated/gql.ts';
import type { CmsCourse_ReadThroughQuery } from '../../../graphql/generated/graphql.ts';

/** All that a course or a part of it says, with the keys of its questions. */
export const readThroughQuery = graphql(`
  query CmsCourse_readThrough($courseId: ID!, $itemId: ID) {
    readThrough(courseId: $courseId, itemId: $itemId) {
      id
      name
      language
      product_id
      items {
        kind
        id
        in_kind
        in_id
        name
        published
        level
        number
        texts
        type
        answers
      }
    }
  }
`);

/** An answer with its key. */
export type ReadAnswer = {
  readonly answer: string;
  readonly answer_image: string | null;
  readonly is_correct: boolean | null;
  readonly match: string | null;
};

/** Something that is read. */
export type ReadItem = CmsCourse_ReadThroughQuery['readThrough']['items'][number];
