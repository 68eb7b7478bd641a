import { graphql } from '../../graphql/generated/gql.ts';
import type { Waiting_WaitingChangesQuery } from '../../graphql/generated/graphql.ts';

/** What learners will see change, in one course, e-book or product, or in all of them. */
export const waitingQuery = graphql(`
  query Waiting_waitingChanges($placeId: ID, $discarded: Boolean) {
    waitingChanges(placeId: $placeId, discarded: $discarded) {
      id
      item_id
      kind
      name
      what
      root_id
      changed_on
      mine
      discarded_on
      note
      is_copied
      can_be_copied
      discarded_by {
        id
        name
      }
      author {
        id
        name
      }
      place {
        title
        number
        within
        language
        product_id
        course_id
        book_id
        lesson_id
        study_project_id
        case_study_id
        benchmark_id
      }
    }
  }
`);

/** A change that waits. */
export type WaitingChange = Waiting_WaitingChangesQuery['waitingChanges'][number];
