import { graphql } from '../../graphql/generated/gql.ts';
import type { SittingNow_SittingsQuery } from '../../graphql/generated/graphql.ts';

/** Who sits in a group. */
export const sittingsQuery = graphql(`
  query SittingNow_sittings($group_id: ID!) {
    sittingNow(group_id: $group_id) {
      server_time
      sittings {
        attempt_id
        first_name
        last_name
        avatar
        course_name
        language
        type
        level
        question
        questions
        saved_at
        heard_at
        deadline
        added_time
      }
    }
  }
`);

/** Gives running sittings more time. */
export const addMutation = graphql(`
  mutation SittingNow_addSittingMinutes($data: SittingMinutesInput!) {
    addSittingMinutes(data: $data) {
      attempt_id
    }
  }
`);

/** A sitting that runs. */
export type RunningSitting = SittingNow_SittingsQuery['sittingNow']['sittings'][number];
