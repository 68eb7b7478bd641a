import type { BuiltUser } from '../seed/people.ts';
import { buildApp } from '../src/app.ts';
import type { Limiter } from '../src/base/http/rate-limit.ts';
import type { TestServer } from './open-server.ts';

const none = async () => {};
const limiter: Limiter = { count: none, refuseIfUsedUp: none, takeBack: none, forget: none, close: none };

/** Sends a document as a person, or as nobody. */
export type Call = (
  caller: BuiltUser | null,
  query: string,
  variables?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ data: any; code: string | null }>;

/** Calls without limits, each with a key for repeating it: whoever tries a thousand times would be held up. */
export async function openUnlimited({ services, tokenOf }: TestServer): Promise<Call> {
  const app = await buildApp({ ...services, limiter }, { log: false });
  return async (caller, query, variables = {}, more = {}) => {
    const authorization = caller ? { authorization: `Bearer ${await tokenOf(caller)}` } : {};
    const own = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const headers = { ...own, ...authorization, ...more };
    const reply = (
      await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
    ).json();
    return { data: reply.data, code: reply.errors?.[0].extensions.code ?? null };
  };
}
