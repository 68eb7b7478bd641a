import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import type { Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import type { AssessmentSource } from '../../learning/assessment/assessment-source.ts';
import type { AssessmentType } from '../../learning/assessment/played-sitting.ts';
import { openUnrecorded, unrecordedSitting } from '../../learning/assessment/unrecorded-sitting.ts';
import { playedQuestion } from '../../learning/attempt/played-question.ts';
import { outcomeOf } from '../../base/saving/send-mutation.ts';
import { previewLink } from './preview-link.ts';

const beginQuery = graphql(`
  query PreviewAssessment_begin($courseId: ID!, $type: ExerciseType!, $level: Int) {
    previewAssessment(courseId: $courseId, type: $type, level: $level) {
      id
      ...UnrecordedSitting_attempt
    }
  }
`);

const resultQuery = graphql(`
  query PreviewAssessment_result($ticket: String!, $answers: [DraftAnswerInput!]!) {
    previewAssessmentResult(ticket: $ticket, answers: $answers) {
      id
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
    }
  }
`);

const fromNetwork = { requestPolicy: 'network-only' } as const;

/** An assessment in preview: this page holds it, with the ticket that it is graded with; every key is shown at the end. */
export function previewAssessmentSource(
  client: Client,
  courseId: string,
  type: AssessmentType,
  choice: LevelChoice,
): AssessmentSource {
  const tickets = new Map<string, string>();
  return {
    begin: async () => {
      const variables = { courseId, type, level: choice === 'all' ? null : choice };
      const { data, error } = await client.query(beginQuery, variables, fromNetwork).toPromise();
      if (error || !data) return { kind: 'REFUSED', text: refusalOf(error)?.text ?? null };
      const { sitting, ticket } = unrecordedSitting(data.previewAssessment);
      tickets.set(sitting.id, ticket);
      return { kind: 'STARTED', sitting };
    },
    // The server knows of none.
    find: async () => ({ kind: 'REFUSED', text: texts.refusals.ATTEMPT_OVER }),
    open: (sitting, load) =>
      openUnrecorded(sitting, load, async (answers) => {
        const ticket = tickets.get(sitting.id) ?? '';
        const reply = await client.query(resultQuery, { ticket, answers }, fromNetwork).toPromise();
        return outcomeOf(reply, ({ previewAssessmentResult: { result, questions } }) => ({
          revision: 1,
          graded: { result, review: 'SHOWN', questions: questions.map(playedQuestion) },
        }));
      }),
    hear: null,
    findNext: null,
    findBooks: async () => (lessonName) => previewLink(courseId, `/library/e-book/${lessonName}`),
  };
}
