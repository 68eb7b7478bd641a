import { describe, expect, test, vi } from 'vitest';
import { authorizedFetch, type CallerSession } from './authorized-fetch.ts';

type Sent = { authorization: string | null; checks: string | null; key: string | null };

/** A server that answers with these in turn: a status, or a lost connection. */
function server(...answers: (number | 'lost')[]) {
  const sent: Sent[] = [];
  const send = async (_input: unknown, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    sent.push({
      authorization: headers.get('authorization'),
      checks: headers.get('x-perform-initial-checks'),
      key: headers.get('idempotency-key'),
    });
    const answer = answers.shift() ?? 200;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response('{}', { status: answer });
  };
  return { sent, send: send as typeof fetch };
}

const session = (token: string | null, renewed: string | null = null, isFirst = true) => ({
  checksAreDue: () => isFirst,
  checksAreDone: () => {
    isFirst = false;
  },
  freshToken: vi.fn<CallerSession['freshToken']>(async (rejected) => (rejected ? renewed : token)),
  signIn: vi.fn<CallerSession['signIn']>(async () => {}),
});

describe('authorizedFetch', () => {
  // D1-7.02, 7.03, D2-7.01–7.03
  test('sends the token, and asks for the initial checks until a first call has succeeded', async () => {
    const { sent, send } = server(500, 200, 200);
    const call = authorizedFetch(session('t1'), send);
    await call('/graphql');
    await call('/graphql');
    await call('/graphql');
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1']);
    expect(sent.map(({ checks }) => checks)).toEqual(['true', 'true', null]);
  });

  test('asks for them with one of the calls that leave together, and with none once an earlier page has', async () => {
    const { sent, send } = server();
    const call = authorizedFetch(session('t1'), send);
    await Promise.all([call('/graphql'), call('/graphql'), call('/graphql')]);
    await call('/graphql');
    expect(sent.map(({ checks }) => checks)).toEqual(['true', null, null, null]);
    const later = server();
    await authorizedFetch(session('t1', null, false), later.send)('/graphql');
    expect(later.sent.map(({ checks }) => checks)).toEqual([null]);
  });

  test('asks for them again with the renewed token', async () => {
    const { sent, send } = server(401, 200);
    await authorizedFetch(session('old', 'new'), send)('/graphql');
    expect(sent.map(({ checks }) => checks)).toEqual(['true', 'true']);
  });

  test('calls without a token for visitors', async () => {
    const { sent, send } = server(200);
    await authorizedFetch(session(null), send)('/graphql');
    expect(sent).toEqual([{ authorization: null, checks: null, key: null }]);
  });

  test('renews a rejected token once and goes on', async () => {
    const { sent, send } = server(401, 200);
    const own = session('old', 'new');
    const response = await authorizedFetch(own, send)('/graphql', { headers: { 'idempotency-key': 'k' } });
    expect(response.status).toBe(200);
    expect(own.freshToken).toHaveBeenLastCalledWith('old');
    expect(sent.map(({ authorization, key }) => [authorization, key])).toEqual([
      ['Bearer old', 'k'],
      ['Bearer new', 'k'],
    ]);
    expect(own.signIn).not.toHaveBeenCalled();
  });

  test.each([
    ['the renewed token is rejected too', 'new', 2],
    ['it cannot be renewed', null, 1],
    ['renewing gives the same token', 'old', 1],
  ])('leads to the sign-in where %s', async (_case, renewed, calls) => {
    const { sent, send } = server(401, 401);
    const own = session('old', renewed);
    expect((await authorizedFetch(own, send)('/graphql')).status).toBe(401);
    expect(sent).toHaveLength(calls);
    expect(own.signIn).toHaveBeenCalledOnce();
  });

  test('does not lead visitors to the sign-in', async () => {
    const own = session(null);
    await authorizedFetch(own, server(401).send)('/graphql');
    expect(own.signIn).not.toHaveBeenCalled();
  });

  test('sends a call whose reply was lost once more, with the same key', async () => {
    vi.useFakeTimers();
    const { sent, send } = server('lost', 200);
    const reply = authorizedFetch(session('t'), send)('/graphql', { headers: { 'idempotency-key': 'k' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect((await reply).status).toBe(200);
    expect(sent.map(({ key }) => key)).toEqual(['k', 'k']);
    vi.useRealTimers();
  });

  test('gives up after the second loss, and at once when the caller left', async () => {
    vi.useFakeTimers();
    const lost = server('lost', 'lost');
    const twice = authorizedFetch(session('t'), lost.send)('/graphql').catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await twice).toBe('TypeError: Failed to fetch');
    expect(lost.sent).toHaveLength(2);
    vi.useRealTimers();

    const left = server('lost');
    const gone = authorizedFetch(session('t'), left.send)('/graphql', { signal: AbortSignal.abort() });
    await expect(gone).rejects.toThrow('Failed to fetch');
    expect(left.sent).toHaveLength(1);
  });
});
