import { graphql } from '../../graphql/generated/gql.ts';
import type { AttemptScreen_AttemptQuery } from '../../graphql/generated/graphql.ts';

/** A finished attempt with its answers, and the other attempts at the same exercises. */
export const attemptQuery = graphql(`
  query AttemptScreen_attempt($groupId: ID!, $attemptId: ID!) {
    finishedAttempt(groupId: $groupId, attemptId: $attemptId) {
      id
      own
      user_id
      first_name
      last_name
      course_name
      language
      type
      level
      study_project_number
      title
      submitted_by_timer
      review
      result {
        percent
        corrects
        total_questions
        seconds_spent
        by_lesson {
          lesson_id
          lesson_name
          corrects
          total_questions
          percent
        }
      }
      questions {
        ...PlayedQuestion_attemptQuestion
      }
      attempts {
        attempt_id
        attempt
        corrects
        total_questions
        completed_on
      }
    }
  }
`);

/** A finished attempt as its page shows it. */
export type FinishedAttempt = AttemptScreen_AttemptQuery['finishedAttempt'];
