import { Client, fetchExchange, gql } from 'urql';
import { expect, test } from 'vitest';
import { besideCache, besideCacheBy } from './beside-cache.ts';
import { cache } from './cache.ts';

const asked = gql`
  query Asked {
    viewer {
      id
    }
  }
`;

function client() {
  const sent: string[] = [];
  const server = {
    url: '/graphql',
    preferGetMethod: false,
    fetch: async (_address: unknown, init?: RequestInit) => {
      sent.push((JSON.parse(init?.body as string) as { query: string }).query);
      return Response.json({ data: { viewer: { __typename: 'Viewer', id: `u${sent.length}` } } });
    },
  } as const;
  const beside = new Client({ ...server, exchanges: [fetchExchange] });
  const made = new Client({ ...server, exchanges: [besideCacheBy(beside), cache(), fetchExchange] });
  return { sent, ask: (context = {}) => made.query(asked, {}, context).toPromise() };
}

// D1-3.30, 3.40, 3.41, 7.14, 7.34–7.37, 7.49
test('what is asked for beside the cache is sent as it is, each time, and leaves nothing in it', async () => {
  const { sent, ask } = client();
  expect((await ask(besideCache)).data).toEqual({ viewer: { __typename: 'Viewer', id: 'u1' } });
  expect((await ask(besideCache)).data?.viewer.id).toBe('u2');
  expect(sent[0]).not.toContain('__typename');
  expect((await ask()).data?.viewer.id).toBe('u3');
});

test('everything else is answered by the cache', async () => {
  const { sent, ask } = client();
  await ask();
  expect((await ask()).data?.viewer.id).toBe('u1');
  expect(sent).toHaveLength(1);
});

test('what is asked for beside it and left before the reply is not waited for', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const server = {
    url: '/graphql',
    preferGetMethod: false,
    fetch: (_address: unknown, init?: RequestInit) => {
      signals.push(init?.signal);
      return new Promise<Response>(() => {});
    },
  } as const;
  const beside = new Client({ ...server, exchanges: [fetchExchange] });
  const made = new Client({ ...server, exchanges: [besideCacheBy(beside), cache(), fetchExchange] });
  const asking = made.query(asked, {}, besideCache).subscribe(() => {});
  await expect.poll(() => signals.length).toBe(1);
  expect(signals[0]?.aborted).toBe(false);
  asking.unsubscribe();
  expect(signals[0]?.aborted).toBe(true);
});
