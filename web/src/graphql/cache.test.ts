import { Client, fetchExchange, gql } from 'urql';
import { expect, test } from 'vitest';
import schema from '../../../server/schema.graphql?raw';
import { cache, keys } from './cache.ts';

test('every type without an id is kept inside the object that holds it', () => {
  const types = [...schema.matchAll(/^type (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    body,
  }));
  expect(types.map(({ name }) => name)).toContain('Viewer');
  const missing = types
    .filter(({ name, body }) => !/^ {2}id: ID!/m.test(body) && !(name in keys))
    .map(({ name }) => name);
  expect(missing).toEqual(['Mutation', 'Query']);
});

const groupWith = (id: string, progress: number) => ({
  __typename: 'Group',
  id,
  courses: [{ __typename: 'GroupCourse', id: 'course', progress }],
});

test('the same course keeps its own progress in each group', async () => {
  const replies = [groupWith('one', 40), groupWith('two', 90)];
  const client = new Client({
    url: '/graphql',
    exchanges: [cache(), fetchExchange],
    preferGetMethod: false,
    fetch: async () => Response.json({ data: { group: replies.shift() } }),
  });
  const query = gql`
    query ($id: ID!) {
      group(where: { id: $id }) {
        id
        courses {
          id
          progress
        }
      }
    }
  `;
  await client.query(query, { id: 'one' }).toPromise();
  await client.query(query, { id: 'two' }).toPromise();
  const kept = await client.query(query, { id: 'one' }, { requestPolicy: 'cache-only' }).toPromise();
  expect((kept.data as { group: { courses: unknown[] } }).group.courses).toMatchObject([{ progress: 40 }]);
});
