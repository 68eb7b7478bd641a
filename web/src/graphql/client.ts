import { Client, fetchExchange, mapExchange } from 'urql';
import { authorizedFetch, type CallerSession } from './authorized-fetch.ts';
import { besideCacheBy } from './beside-cache.ts';
import { cache } from './cache.ts';
import { idempotencyKeys } from './idempotency-key.ts';
import { sendUnlessSent } from './sent-from-head.ts';

/**
 * The client of one session. Queries show what is known and ask again (`cache-and-network`); a screen whose data must
 * never be old passes `requestPolicy: 'network-only'`.
 */
export function createClient(session: CallerSession): Client {
  const server = { url: '/graphql', fetch: authorizedFetch(session, sendUnlessSent), preferGetMethod: false } as const;
  return new Client({
    ...server,
    requestPolicy: 'cache-and-network',
    exchanges: [
      mapExchange({ onError: (error) => console.error(error) }),
      besideCacheBy(new Client({ ...server, exchanges: [fetchExchange] })),
      idempotencyKeys,
      cache(),
      fetchExchange,
    ],
  });
}
