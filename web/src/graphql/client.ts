import { Client, fetchExchange, mapExchange } from 'urql';
import { authorizedFetch, type CallerSession } from './authorized-fetch.ts';
import { cacheUnlessBeside } from './beside-cache.ts';
import { cache } from './cache.ts';
import { idempotencyKeys } from './idempotency-key.ts';

/**
 * The client of one session. Queries show what is known and ask again (`cache-and-network`); a screen whose data must
 * never be old passes `requestPolicy: 'network-only'`.
 */
export function createClient(session: CallerSession): Client {
  return new Client({
    url: '/graphql',
    exchanges: [
      mapExchange({ onError: (error) => console.error(error) }),
      idempotencyKeys,
      cacheUnlessBeside(cache()),
      fetchExchange,
    ],
    fetch: authorizedFetch(session),
    requestPolicy: 'cache-and-network',
    preferGetMethod: false,
  });
}
