import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeSignIn } from './complete-sign-in.ts';
import { openClient } from '../oidc.ts';
import { startSignIn } from './start-sign-in.ts';

const issuer = `${window.location.origin}/identity`;
const before = window.location.href;
const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };

/** A provider whose token endpoint answers so; null where it cannot be reached. */
function provider(token: Response | null, discovery: Response = Response.json(metadata)): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    if (new Request(asked).url.includes('.well-known')) return discovery.clone();
    if (token) return token;
    throw new TypeError('Failed to fetch');
  });
}

/** What a proxy says in place of the provider. */
const page = (status: number) => new Response('<h1>Not now</h1>', { status, headers: { 'content-type': 'text/html' } });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', before);
});

test.each([
  ['cannot be reached', null, true],
  ['says 503', Response.json({ error: 'temporarily_unavailable' }, { status: 503 }), true],
  ['says 502 in the words of a proxy', page(502), true],
  ['refuses the code', Response.json({ error: 'invalid_grant' }, { status: 400 }), false],
])('a sign-in whose token endpoint %s still knows where it was to lead', async (_case, token, isPassing) => {
  provider(token);
  const asked = { state: { from: '/group/1?x=y' }, nonce: '1', request_type: 'si:r' };
  const { state } = await openClient().createSigninRequest(asked);
  window.history.replaceState(null, '', `/auth-callback?code=1&state=${state.id}`);
  await expect(completeSignIn()).rejects.toMatchObject({ to: '/group/1?x=y', isPassing });
});

// D1-2.23, 2.36, 2.37
test('a sign-in that nothing is known of leads home', async () => {
  provider(null);
  window.history.replaceState(null, '', '/auth-callback?code=1&state=2');
  await expect(completeSignIn()).rejects.toMatchObject({ to: '/', isPassing: false });
});

test('a sign-in that cannot be begun still knows where it was to lead', async () => {
  provider(null, page(503));
  const failed = { to: '/free/lesson/1', isPassing: true };
  await expect(startSignIn({ url: '/free/lesson/1', from: '/' })).rejects.toMatchObject(failed);
});
