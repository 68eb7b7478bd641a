import { Client, fetchExchange, gql } from 'urql';
import { expect, test } from 'vitest';
import { idempotencyKeys, sameAttempt } from './idempotency-key.ts';

const mutation = gql`
  mutation {
    joinGroup(group_key: "k") {
      success
    }
  }
`;

function clientWith(keys: (string | null)[]) {
  return new Client({
    url: '/graphql',
    exchanges: [idempotencyKeys, fetchExchange],
    preferGetMethod: false,
    fetch: async (_input: unknown, init?: RequestInit) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return new Response('{"data":{}}', { headers: { 'content-type': 'application/json' } });
    },
  });
}

test('each mutation has a key of its own, a repeated attempt the same one, a query none', async () => {
  const keys: (string | null)[] = [];
  const client = clientWith(keys);
  await client.mutation(mutation, {}).toPromise();
  await client.mutation(mutation, {}).toPromise();
  const attempt = crypto.randomUUID();
  await client.mutation(mutation, {}, sameAttempt(attempt)).toPromise();
  await client.mutation(mutation, {}, sameAttempt(attempt)).toPromise();
  await client.query('query { viewer { id } }', {}).toPromise();
  const [first, second, third, fourth, query] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
  expect([third, fourth]).toEqual([attempt, attempt]);
  expect(query).toBeNull();
});
