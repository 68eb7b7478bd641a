import type { Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { isPassing, refusalOf } from '../../graphql/refusal-of.ts';
import type { Changes } from '../../base/saving/changes.ts';
import { retryDelay } from '../../base/saving/retry-delay.ts';

const keepMutation = graphql(`
  mutation SittingSaving_keepLate($data: LateAnswersInput!) {
    keepLateAnswers(data: $data)
  }
`);

/**
 * Hands in what a device could not send before the time of a sitting was over, so that the instructor can take it. The
 * server knows what of it differs from what has counted. Goes on until the server has said something.
 */
export async function keepLate(client: Client, attempt_id: string, { questions }: Changes): Promise<void> {
  const entered = Object.entries(questions).filter(([, { answer }]) => answer !== undefined);
  if (entered.length === 0) return;
  const last = Math.max(...entered.map(([, { at = 0 }]) => at));
  const answers = entered.map(([question_id, { answer }]) => ({ question_id, answer }));
  for (let failures = 1; ; failures++) {
    const now = Date.now();
    const times = { entered_at: new Date(last || now).toISOString(), sent_at: new Date(now).toISOString() };
    const { data, error } = await client
      .mutation(keepMutation, { data: { attempt_id, answers, ...times } })
      .toPromise();
    const refused = refusalOf(error);
    if (data || (refused && !isPassing(refused.code) && refused.code !== 'UNAUTHENTICATED')) return;
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
  }
}
