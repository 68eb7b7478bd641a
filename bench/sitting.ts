import { randomUUID } from 'node:crypto';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { sampleOf } from '@lectern/domain/learning/question/question-keys.ts';
import { Caller } from './caller.ts';
import type { School } from './data.ts';
import { tokenSigner } from './tokens.ts';

const start = `mutation Start($data: StartAssessmentInput!) {
  startAssessment(data: $data) { id revision deadline server_time questions { answer seconds_spent
    question { id type question select_all answers { id answer answer_image } concepts { id concept } descriptions { letter description } } } } }`;
/** The document that saves answers of a sitting. */
export const save = `mutation Save($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { id revision saved_at deadline server_time } }`;
/** The document that submits a sitting. */
export const submit = `mutation Submit($where: AttemptWhere!) {
  saveSummaryAnswers(where: $where, data: []) { id submitted review result { percent corrects total_questions seconds_spent
    by_lesson { lesson_name corrects total_questions percent } } } }`;

type Shown = LearnerQuestion & { readonly id: string };

/** A sitting as the server sends it to the browser app. */
export type Sitting = {
  readonly id: string;
  readonly revision: number;
  readonly deadline: string;
  readonly questions: readonly { readonly answer: unknown; readonly question: Shown }[];
};

/** A learner of the school with their token. */
export type Learner = School['learners'][number] & { readonly token: string };

/** Some learners of the school, signed in. */
export async function signedIn(school: School, from: number, to: number): Promise<Learner[]> {
  const sign = await tokenSigner(school.db);
  return Promise.all(school.learners.slice(from, to).map(async (one) => ({ ...one, token: await sign(one.subject) })));
}

/** What the browser app sends with a change: a token, and a key that a retry repeats. */
export const headersOf = ({ token }: Learner, key: string = randomUUID()) => ({
  authorization: `Bearer ${token}`,
  'idempotency-key': key,
});

/** Sends a document as a learner and returns the data of the reply; it fails where there is an error. */
export type Send = <Data>(learner: Learner, query: string, variables: unknown) => Promise<Data>;

/** A client as the browser app is one, over so many connections. */
export function client(origin: string, connections: number): { readonly send: Send; readonly close: () => void } {
  const caller = new Caller(origin, connections);
  const send: Send = async <Data>(learner: Learner, query: string, variables: unknown): Promise<Data> => {
    const body = JSON.stringify({ query, variables });
    const reply = await caller.post<{ data: Data; errors?: unknown }>('/graphql', body, headersOf(learner));
    if (reply.errors) throw new Error(JSON.stringify(reply.errors));
    return reply.data;
  };
  return { send, close: () => caller.close() };
}

/** Begins a summary of 20 questions, or goes on with the one that was begun. */
export async function begin(send: Send, school: School, learner: Learner): Promise<Sitting> {
  const data = { group_id: learner.group_id, course_id: school.course_id, type: 'SUMMARY', level: 2 };
  return (await send<{ startAssessment: Sitting }>(learner, start, { data })).startAssessment;
}

/** The variables that save some of the answers. */
export const draftOf = (
  { group_id }: Learner,
  { id, questions }: Sitting,
  from: number,
  count: number,
  revision: number,
) => ({
  data: {
    group_id,
    attempt_id: id,
    revision,
    question_index: from,
    answers: questions.slice(from, from + count).map(({ question }) => ({
      question_id: question.id,
      answer: sampleOf(question.type).guess(question),
      seconds_spent: 12,
    })),
  },
});
