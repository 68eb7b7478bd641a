import type { Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { SittingSaving_SubmitBenchmarkMutation } from '../../graphql/generated/graphql.ts';
import type { Outcome, SaveRequest, AttemptTarget } from '../../base/saving/save-request.ts';
import { sendMutation } from '../../base/saving/send-mutation.ts';
import { hearTime, timeLeft } from './clock/clocks.ts';
import { hearAtEnd } from './clock/hear-sitting.ts';
import { playedSitting, type Sitting } from './played-sitting.ts';

// Without the id: by it, the cache would lay the new revision over an older copy that lacks what was saved.
const saveMutation = graphql(`
  mutation SittingSaving_save($data: AssessmentDraftInput!) {
    saveAssessmentDraft(data: $data) {
      revision
      deadline
      added_time
      server_time
    }
  }
`);

const submitBenchmarkMutation = graphql(`
  mutation SittingSaving_submitBenchmark($data: [AnswerRecordInput!]!, $where: AttemptWhere!) {
    submitted: saveBenchmarkAnswers(data: $data, where: $where) {
      id
      revision
      ...Sitting_attempt
    }
  }
`);

const submitSummaryMutation = graphql(`
  mutation SittingSaving_submitSummary($data: [AnswerRecordInput!]!, $where: AttemptWhere!) {
    submitted: saveSummaryAnswers(data: $data, where: $where) {
      id
      revision
      ...Sitting_attempt
    }
  }
`);

/** The reply to a save, or to the submission with the sitting as it is then. */
export type SittingReply = {
  readonly revision: number;
  readonly submitted?: Sitting;
};

/**
 * Sends a request of the queue of a sitting. A submission by the timer goes by the deadline that the server has when it is
 * sent, however long it had to wait: minutes may have been added.
 */
export async function sendSitting(
  client: Client,
  { type, group_id, attempt_id }: AttemptTarget,
  { key, revision, act, changes }: SaveRequest,
): Promise<Outcome<SittingReply>> {
  const answers = Object.entries(changes.questions).map(([question_id, { answer, seconds }]) => ({
    question_id,
    answer: answer ?? null,
    seconds_spent: seconds ?? null,
  }));
  if (!act) {
    const data = { group_id, attempt_id, revision, question_index: changes.index, answers };
    return sendMutation(client, saveMutation, { data }, key, ({ saveAssessmentDraft: saved }) => {
      hearTime(attempt_id, saved);
      return { revision: saved.revision };
    });
  }
  if (act.kind === 'SUBMIT' && act.byTimer) {
    await hearAtEnd(client, attempt_id);
    if ((timeLeft(attempt_id) ?? 0) > 0) return { kind: 'REFUSED', code: 'TIME_LEFT', text: '' };
  }
  const variables = {
    data: answers.map((one) => ({ ...one, group_id })),
    where: { group_id, attempt_id, revision },
  };
  const submit = type === 'BENCHMARK' ? submitBenchmarkMutation : submitSummaryMutation;
  const replyOf = ({ submitted }: SittingSaving_SubmitBenchmarkMutation) => ({
    revision: submitted.revision,
    submitted: playedSitting(submitted),
  });
  return sendMutation(client, submit, variables, key, replyOf);
}
