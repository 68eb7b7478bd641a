import type { AttentionPanel_LearnersQuery } from '../../graphql/generated/graphql.ts';
import { graphql } from '../../graphql/generated/gql.ts';

/** The learners who need attention: of one group, or of all that the viewer teaches. */
export const attentionQuery = graphql(`
  query AttentionPanel_learners($groupId: ID) {
    learnersNeedingAttention(groupId: $groupId) {
      id
      group_id
      group_name
      today
      put_off_until
      user {
        id
        first_name
        last_name
        email
      }
      reasons {
        rule
        since
        days
        course_name
        language
        level
        scores
        finished
        total
        days_needed
      }
    }
  }
`);

/** A learner who needs attention. */
export type Watched = AttentionPanel_LearnersQuery['learnersNeedingAttention'][number];

/** Puts a learner off until a day, or without one lists them again. */
export const putOffMutation = graphql(`
  mutation AttentionPanel_putOffLearner($group_id: ID!, $user_id: ID!, $until: Date) {
    putOffLearner(group_id: $group_id, user_id: $user_id, until: $until) {
      id
      put_off_until
    }
  }
`);
