import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import type { Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import type { AssessmentSource } from '../../learning/assessment/assessment-source.ts';
import { browserName } from './browser-name.ts';
import { openUnrecorded, unrecordedSitting } from '../../learning/assessment/unrecorded-sitting.ts';
import { outcomeOf } from '../../base/saving/send-mutation.ts';

const beginQuery = graphql(`
  query FreeBenchmark_begin($courseId: ID!, $level: Int, $browser: String) {
    freeBenchmark(courseId: $courseId, level: $level, browser: $browser) {
      id
      ...UnrecordedSitting_attempt
    }
  }
`);

const resultQuery = graphql(`
  query FreeBenchmark_result($ticket: String!, $answers: [DraftAnswerInput!]!) {
    freeBenchmarkResult(ticket: $ticket, answers: $answers) {
      id
      percent
      corrects
      total_questions
      seconds_spent
      band
      by_lesson {
        lesson_id
        lesson_name
        band
      }
    }
  }
`);

const fromNetwork = { requestPolicy: 'network-only' } as const;

/** A free benchmark: this page holds it, with the ticket that it is graded with. */
export function freeBenchmarkSource(
  client: Client,
  courseId: string,
  choice: LevelChoice,
  sheet: boolean,
): AssessmentSource {
  const tickets = new Map<string, string>();
  return {
    begin: async () => {
      const level = choice === 'all' ? null : choice;
      const { data, error } = await client
        .query(beginQuery, { courseId, level, browser: browserName() }, fromNetwork)
        .toPromise();
      if (error || !data) return { kind: 'REFUSED', text: refusalOf(error)?.text ?? null };
      const { sitting, ticket } = unrecordedSitting(data.freeBenchmark);
      tickets.set(sitting.id, ticket);
      return { kind: 'STARTED', sitting };
    },
    // The server knows of none.
    find: async () => ({ kind: 'REFUSED', text: texts.refusals.ATTEMPT_OVER }),
    open: (sitting, load) =>
      openUnrecorded(sitting, load, async (answers) => {
        const ticket = tickets.get(sitting.id) ?? '';
        const reply = await client.query(resultQuery, { ticket, answers }, fromNetwork).toPromise();
        return outcomeOf(reply, ({ freeBenchmarkResult: { by_lesson: bands, band, ...score } }) => ({
          revision: 1,
          graded: { result: { ...score, by_lesson: [], bands, ...(sheet ? { band } : {}) }, review: 'NEVER' },
        }));
      }),
    hear: null,
    findNext: null,
    findBooks: null,
  };
}
