import { graphql } from '../../../graphql/generated/gql.ts';
import type { GainQuery_GainQuery } from '../../../graphql/generated/graphql.ts';

export const gainQuery = graphql(`
  query GainQuery_gain($courseId: ID!, $groupId: ID!, $level: Int) {
    learningGain(courseId: $courseId, groupId: $groupId, level: $level) {
      gain {
        ...Gain_figures
      }
      study_projects
      days {
        day
        completed
      }
      learners {
        user_id
        first_name
        last_name
        gain {
          ...Gain_figures
        }
      }
      lessons {
        lesson_id
        lesson_name
        gain {
          ...Gain_figures
        }
      }
      questions {
        question_id
        question
        level
        lesson_name
        benchmark {
          answers
          percent
          discrimination
        }
        summary {
          answers
          percent
          discrimination
        }
        gain {
          ...Gain_figures
        }
      }
    }
  }
`);

/** What the views of gain and questions are made of. */
export type GroupGain = GainQuery_GainQuery['learningGain'];

/** A question of the assessments with how it went. */
export type QuestionOfGain = GroupGain['questions'][number];
