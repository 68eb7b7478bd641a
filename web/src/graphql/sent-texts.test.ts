import { Client, fetchExchange } from 'urql';
import { expect, test } from 'vitest';
import { besideCache, besideCacheBy } from './beside-cache.ts';
import { cache } from './cache.ts';
import { sentTexts } from './sent-texts.ts';

const text = 'query Asked($id:ID!){group(where:{id:$id}){id name ...courses}}fragment courses on Group{courses{id}}';

test.each([
  ['through the cache', {}],
  ['beside it', besideCache],
])('the server sees one of these texts %s, so that its build can name them', async (_way, context) => {
  const seen: string[] = [];
  const server = {
    url: '/graphql',
    preferGetMethod: false,
    fetch: async (_address: unknown, init?: RequestInit) => {
      seen.push((JSON.parse(init?.body as string) as { query: string }).query);
      return Response.json({ data: null });
    },
  } as const;
  const beside = new Client({ ...server, exchanges: [fetchExchange] });
  const client = new Client({ ...server, exchanges: [besideCacheBy(beside), cache(), fetchExchange] });
  await client.query(text, { id: '1' }, context).toPromise();
  expect(sentTexts(text)).toContain(seen[0]);
});
