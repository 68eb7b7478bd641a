import { graphql } from '../../graphql/generated/gql.ts';
import type { LateAnswers_ListQuery } from '../../graphql/generated/graphql.ts';

/** Answers of a group that came too late. */
export const lateQuery = graphql(`
  query LateAnswers_list($group_id: ID!) {
    lateAnswers(group_id: $group_id) {
      attempt_id
      first_name
      last_name
      course_name
      language
      type
      level
      numbers
      percent_before
      percent_after
      deadline
      entered_at
      arrived_at
      minutes_ahead
      taken
    }
  }
`);

/** Takes them, or leaves them. */
export const decideMutation = graphql(`
  mutation LateAnswers_decide($data: LateDecisionInput!) {
    decideLateAnswers(data: $data) {
      attempt_id
      taken
    }
  }
`);

/** The late answers of one sitting. */
export type Late = LateAnswers_ListQuery['lateAnswers'][number];
