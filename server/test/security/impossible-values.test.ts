import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestServer } from '../harness.ts';
import { listen, type ListeningServer } from '../listen.ts';
import { askForTokens, exchangeCode, startFlow } from '../visitor.ts';
import { mutationCases, queryCases } from './cases.ts';
import { documentOf } from './document.ts';
import { openSend, type Send } from './principals.ts';
import { openWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
});

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** Copies of the variables, each with another text in the place of one id. */
function withoutAnId(variables: unknown, text: string): unknown[] {
  if (isId(variables)) return [text];
  if (Array.isArray(variables)) {
    return variables.flatMap((item, at) => withoutAnId(item, text).map((changed) => variables.with(at, changed)));
  }
  if (typeof variables !== 'object' || variables === null) return [];
  return Object.entries(variables).flatMap(([name, inner]) =>
    withoutAnId(inner, text).map((changed) => ({ ...variables, [name]: changed })),
  );
}

/** Every statement that is sent to the database while work runs, with its values. */
async function statementsOf(work: () => Promise<void>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const sent = query.mock.calls.map((call) => JSON.stringify(call[0]));
  query.mockRestore();
  return sent;
}

const marked = 'no-id-7d1f';

describe('an id that no row can have', () => {
  it.each([marked, `${marked}${'x'.repeat(100_000)}`, `${marked}\u0000`, `{3F2504E0-4F89-11D3-9A0C-${marked}}`])(
    'reaches no statement, in no operation, from nobody and from a learner: %.40s',
    async (text) => {
      const [, place] = world.north.classes;
      const learner = await server.tokenOf(place.learner);
      const calls = [...queryCases, ...mutationCases].flatMap(({ operation, variables }) =>
        withoutAnId(variables(place), text).map((changed) => ({ operation, variables: changed })),
      );
      const codes = new Map<string, number>();
      const statements = await statementsOf(async () => {
        for (const token of [null, learner]) {
          for (const { operation, variables } of calls) {
            const reply = await send({ token }, documentOf(operation), variables as Record<string, unknown>);
            const { code } = reply;
            codes.set(String(code), (codes.get(String(code)) ?? 0) + 1);
          }
        }
      });
      expect(Object.fromEntries(codes)).toEqual({ NOT_FOUND: calls.length * 2 });
      expect(calls.length).toBeGreaterThan(60);
      expect(statements.filter((statement) => statement.includes(marked))).toEqual([]);
    },
  );

  it('is refused in a text, too, where it holds the one character that no text of the database can', async () => {
    const token = await server.tokenOf(world.north.classes[0].learner);
    const statements = await statementsOf(async () => {
      const reply = await send({ token }, documentOf('joinGroup'), { group_key: `${marked}\u0000` });
      expect(reply.code).toBe('NOT_FOUND');
    });
    expect(statements.filter((statement) => statement.includes(marked))).toEqual([]);
  });
});

describe('what the identity provider is asked with a text that no database can keep', () => {
  let listening: ListeningServer;
  beforeAll(async () => {
    listening = await listen();
  });
  afterAll(() => listening.close());

  it('is refused as what it is, and reaches no statement', async () => {
    const { origin } = listening;
    const statements = await statementsOf(async () => {
      const codes = ['\u0000', 'x'.repeat(50_000), "' or 1=1", ''].map((text) => `${marked}${text}`);
      const replies = await Promise.all(codes.map((code) => exchangeCode(origin, code, 'v'.repeat(50))));
      expect(replies.map(({ status, error }) => [status, error])).toEqual(codes.map(() => [400, 'invalid_grant']));
      const renewed = await Promise.all(
        codes.map((refresh_token) => askForTokens(origin, { grant_type: 'refresh_token', refresh_token })),
      );
      expect(renewed.map(({ status, error }) => [status, error])).toEqual(codes.map(() => [400, 'invalid_grant']));
      for (const parameter of ['state', 'nonce', 'login_hint', 'ui_locales']) {
        const { address } = startFlow(origin, { [parameter]: '\u0000' });
        const page = await fetch(address, { redirect: 'manual' });
        const returned = new URL(page.headers.get('location') ?? 'none:').searchParams;
        expect([parameter, page.status, returned.get('error')]).toEqual([parameter, 303, 'invalid_request']);
      }
    });
    // The last of each is what the provider could have made: it is looked for, and is not there.
    const found = statements.filter((statement) => statement.includes(marked));
    expect(found.filter((statement) => !statement.includes(`"${marked}"`))).toEqual([]);
  });
});
