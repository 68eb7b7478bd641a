import type { Client } from 'urql';
import { besideCache } from '../../../graphql/beside-cache.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import { hearTime, sinceHeard } from './clocks.ts';

const timeQuery = graphql(`
  query SittingClock_sittingTime($attempt_id: ID!) {
    sittingTime(attempt_id: $attempt_id) {
      attempt_id
      deadline
      added_time
      server_time
    }
  }
`);

/** Asks the server what time a sitting has; where it does not answer, what was heard before goes on. */
export async function hearSitting(client: Client, attempt_id: string): Promise<void> {
  const context = { requestPolicy: 'network-only', ...besideCache } as const;
  const { data } = await client.query(timeQuery, { attempt_id }, context).toPromise();
  if (data) hearTime(attempt_id, data.sittingTime);
}

const lately = 6000;
const longest = 3000;

/** Hears the time once more where that was not done lately, before it counts as over; waits no longer than this. */
export async function hearAtEnd(client: Client, attempt_id: string): Promise<void> {
  if (sinceHeard(attempt_id) < lately) return;
  await Promise.race([hearSitting(client, attempt_id), new Promise((resolve) => setTimeout(resolve, longest))]);
}
