import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { openAttempt } from '../attempt/open-attempt.ts';
import type { PlayedAttempt } from '../attempt/played-attempt.ts';
import { playedQuestion, type PlayedQuestion } from '../attempt/played-question.ts';
import type { Outcome } from '../../base/saving/save-request.ts';
import { openUnrecordedQueue } from '../../base/saving/unrecorded-queue.ts';
import { resultOf } from './result-of.ts';
import type { StudyProjectReply } from './send-study-project.ts';
import type { StudyProjectCopy } from './study-project-run.ts';

export const unrecordedFragment = graphql(`
  fragment UnrecordedProject_attempt on UnrecordedAttempt {
    id
    ticket
    questions {
      ...PlayedQuestion_attemptQuestion
    }
  }
`);

export const checkedFragment = graphql(`
  fragment UnrecordedProject_checked on CheckedAnswer {
    ticket
    resources_ticket
    attempt_question {
      ...PlayedQuestion_attemptQuestion
    }
  }
`);

/** An attempt at a study project that is recorded nowhere, as it begins, and the ticket that tries are checked with. */
export function unrecordedProject(masked: FragmentType<typeof unrecordedFragment>) {
  const { id, ticket, questions } = readFragment(unrecordedFragment, masked);
  const attempt: PlayedAttempt = { id, revision: 0, index: 0, over: false, questions: questions.map(playedQuestion) };
  return { attempt, ticket };
}

/** The verdict on a try, with the tickets to go on with. */
export type UnrecordedVerdict = {
  readonly revision: number;
  readonly ticket: string;
  readonly resources: string;
  readonly checked: PlayedQuestion;
};

/** A verdict as it came from the server. */
export function unrecordedVerdict(masked: FragmentType<typeof checkedFragment>): UnrecordedVerdict {
  const { ticket, resources_ticket, attempt_question } = readFragment(checkedFragment, masked);
  const tickets = { ticket: ticket ?? '', resources: resources_ticket ?? '' };
  return { revision: 1, ...tickets, checked: playedQuestion(attempt_question) };
}

/** One try, as it is sent. */
export type UnrecordedTry = {
  readonly ticket: string;
  readonly question_id: string;
  readonly answer: unknown;
  readonly seconds_spent: number | null;
};

/**
 * Opens the working copy of an attempt that is recorded nowhere: `check` grades a try, `earned` is told of what opens the
 * resources of a question, and what it comes to in the end is counted here.
 */
export function openUnrecordedProject(
  { attempt, ticket: first }: { readonly attempt: PlayedAttempt; readonly ticket: string },
  check: (one: UnrecordedTry) => Promise<Outcome<UnrecordedVerdict>>,
  earned: (questionId: string, ticket: string) => void,
): Promise<StudyProjectCopy | null> {
  let ticket = first;
  let { questions } = attempt;
  const target = { type: 'STUDY_PROJECT', group_id: '', course_id: '', attempt_id: attempt.id, name: '' } as const;
  const queue = openUnrecordedQueue<StudyProjectReply>(
    target,
    (revision) => ({ revision }),
    async (act, entered, revision) => {
      if (act.kind !== 'CHECK')
        return { kind: 'DONE', reply: { revision, result: resultOf({ ...attempt, questions }) } };
      const { question_id } = act;
      const { answer = null, seconds = null } = entered.questions[question_id] ?? {};
      const outcome = await check({ ticket, question_id, answer, seconds_spent: seconds });
      if (outcome.kind !== 'DONE') return outcome;
      const { checked } = outcome.reply;
      ticket = outcome.reply.ticket;
      earned(question_id, outcome.reply.resources);
      questions = questions.map((one) => (one.id === question_id ? checked : one));
      return { kind: 'DONE', reply: { revision: revision + 1, checked } };
    },
  );
  return openAttempt(attempt, queue, async () => null);
}
