import type { Client } from 'urql';
import { besideCache } from '../../../graphql/beside-cache.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { SittingClock_SittingTimeQuery } from '../../../graphql/generated/graphql.ts';
import { hearTime, sinceHeard } from './clocks.ts';

const timeQuery = graphql(`
  query SittingClock_sittingTime($attempt_id: ID!) {
    sittingTime(attempt_id: $attempt_id) {
      attempt_id
      deadline
      added_time
      server_time
      place {
        group_id
        group_name
        standing
        is_saved
      }
    }
  }
`);

/** Where a sitting is now, and what becomes of it there. */
export type SittingPlace = NonNullable<SittingClock_SittingTimeQuery['sittingTime']['place']>;

/** Asks the server what time a sitting has and where it is; where it does not answer, null, and what was heard before goes on. */
export async function hearSitting(client: Client, attempt_id: string): Promise<SittingPlace | null> {
  const context = { requestPolicy: 'network-only', ...besideCache } as const;
  const { data } = await client.query(timeQuery, { attempt_id }, context).toPromise();
  if (data) hearTime(attempt_id, data.sittingTime);
  return data?.sittingTime.place ?? null;
}

const lately = 6000;
const longest = 3000;

/** Hears the time once more where that was not done lately, before it counts as over; waits no longer than this. */
export async function hearAtEnd(client: Client, attempt_id: string): Promise<void> {
  if (sinceHeard(attempt_id) < lately) return;
  await Promise.race([hearSitting(client, attempt_id), new Promise((resolve) => setTimeout(resolve, longest))]);
}
