import { graphql } from '../../graphql/generated/gql.ts';
import type { AnotherAttempt_AttemptsQuery } from '../../graphql/generated/graphql.ts';

/** The further attempts of a learner at the assessments of a course. */
export const attemptsQuery = graphql(`
  query AnotherAttempt_attempts($groupId: ID!, $courseId: ID!, $userId: ID!) {
    anotherAttempts(groupId: $groupId, courseId: $courseId, userId: $userId) {
      can_be_allowed
      allowed {
        exercise_id
        attempt_id
        reason
        granted_on
        granted_by
        used
      }
    }
  }
`);

/** Lets a learner take an assessment once more. */
export const allowMutation = graphql(`
  mutation AnotherAttempt_allow($data: AnotherAttemptInput!) {
    allowAnotherAttempt(data: $data) {
      can_be_allowed
    }
  }
`);

/** What is known of further attempts. */
export type AnotherAttempts = AnotherAttempt_AttemptsQuery['anotherAttempts'];
