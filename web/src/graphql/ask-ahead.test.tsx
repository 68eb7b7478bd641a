import { Client, fetchExchange, gql } from 'urql';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show, takeAway } from '../../test/show.tsx';
import { ask, askAhead, findAsked } from './ask-ahead.ts';
import { besideCacheBy } from './beside-cache.ts';
import { cache } from './cache.ts';
import { useScreenQuery } from './use-screen-query.ts';

const query = gql<{ viewer: { id: string } | null }, Record<string, never>>`
  query Screen {
    viewer {
      id
    }
  }
`;

const reply = (id: string) => Response.json({ data: { viewer: { __typename: 'Viewer', id } } });
const no = () => Response.json({ errors: [{ message: 'Locked.', extensions: { code: 'LOCKED' } }] });

/** A server that answers when it is told to, and the calls it has got. */
function server() {
  const waiting: ((response: Response) => void)[] = [];
  let calls = 0;
  const line = {
    url: '/graphql',
    preferGetMethod: false,
    fetch: () => {
      calls += 1;
      return new Promise<Response>((answer) => waiting.push(answer));
    },
  } as const;
  const beside = new Client({ ...line, exchanges: [fetchExchange] });
  const client = new Client({ ...line, exchanges: [besideCacheBy(beside), cache(), fetchExchange] });
  const answer = async (response: Response) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.(response);
  };
  return { client, answer, calls: () => calls };
}

/** The reply to what was asked ahead. */
const replyOf = (client: Client) => findAsked(client, ask(query, {}).request.key)?.reply;

type Options = { readonly fresh?: boolean; readonly beside?: boolean };

function Screen(options: Options) {
  const { data, error, reload } = useScreenQuery(query, {}, options);
  return <button onClick={reload}>{data?.viewer?.id ?? error?.message ?? 'waiting'}</button>;
}

const shown = page.getByRole('button');

describe.each<[string, Options]>([
  ['from the cache', {}],
  ['fresh', { fresh: true }],
  ['beside the cache', { fresh: true, beside: true }],
])('a screen that shows its data %s', (_kind, options) => {
  test('takes the reply that was there before it, without asking again', async () => {
    const { client, answer, calls } = server();
    askAhead(client, [ask(query, {}, options)]);
    await answer(reply('u1'));
    await replyOf(client);
    show(<Screen {...options} />, client);
    await expect.element(shown).toHaveTextContent('u1');
    expect(calls()).toBe(1);
  });

  test('waits for the reply that is under way, without asking again', async () => {
    const { client, answer, calls } = server();
    askAhead(client, [ask(query, {}, options)]);
    show(<Screen {...options} />, client);
    await expect.element(shown).toHaveTextContent('waiting');
    await answer(reply('u1'));
    await expect.element(shown).toHaveTextContent('u1');
    expect(calls()).toBe(1);
  });

  test('shows a "no" without asking again, and asks when it is told to', async () => {
    const { client, answer, calls } = server();
    askAhead(client, [ask(query, {}, options)]);
    show(<Screen {...options} />, client);
    await answer(no());
    await expect.element(shown).toHaveTextContent('[GraphQL] Locked.');
    expect(calls()).toBe(1);
    await shown.click();
    await answer(reply('u2'));
    await expect.element(shown).toHaveTextContent('u2');
    expect(calls()).toBe(2);
  });

  test('asks anew when it is come back to', async () => {
    const { client, answer } = server();
    askAhead(client, [ask(query, {}, options)]);
    show(<Screen {...options} />, client);
    await answer(reply('u1'));
    await expect.element(shown).toHaveTextContent('u1');
    takeAway();
    show(<Screen {...options} />, client);
    await answer(reply('u2'));
    await expect.element(shown).toHaveTextContent('u2');
  });
});

test('what no screen has taken is forgotten with the next ones; what they need too is not asked for twice', async () => {
  const { client, answer, calls } = server();
  askAhead(client, [ask(query, {})]);
  askAhead(client, [ask(query, {})]);
  await answer(reply('u1'));
  await replyOf(client);
  expect(calls()).toBe(1);
  askAhead(client, []);
  show(<Screen fresh />, client);
  await answer(reply('u2'));
  await expect.element(shown).toHaveTextContent('u2');
});

const further = ask(
  gql<{ viewer: { id: string } | null }, Record<string, never>>`
    query Further {
      viewer {
        id
      }
    }
  `,
  {},
);

test('what an answer shows to be asked next is asked at once', async () => {
  const { client, answer, calls } = server();
  askAhead(client, [ask(query, {}, { next: ({ viewer }) => (viewer?.id === 'u1' ? [further] : []) })]);
  await answer(reply('u1'));
  await expect.poll(calls).toBe(2);
  expect(findAsked(client, further.request.key)).not.toBeNull();
});

test('nothing is asked next for a screen that was left before its answer came', async () => {
  const { client, answer, calls } = server();
  askAhead(client, [ask(query, {}, { next: () => [further] })]);
  const left = replyOf(client);
  askAhead(client, []);
  await answer(reply('u1'));
  await left;
  expect(calls()).toBe(1);
  expect(findAsked(client, further.request.key)).toBeNull();
});
