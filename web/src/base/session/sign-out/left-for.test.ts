import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from './end-session.ts';
import { leftFor } from './left-for.ts';
import { openClient } from '../oidc.ts';

const issuer = `${window.location.origin}/identity`;
const metadata = { issuer, end_session_endpoint: `${issuer}/session/end`, token_endpoint: `${issuer}/token` };
const before = window.location.href;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(metadata));
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', before);
});

test.each([
  ['/invitation/token', '/invitation/token'],
  ['//evil.example', '/'],
  ['/identity/session/end', '/'],
])('whoever signs out in order to go on at %s is led to %s', async (wanted, expected) => {
  const request = await openClient().createSignoutRequest({ state: wanted });
  const { searchParams } = new URL(request.url);
  expect(searchParams.get('post_logout_redirect_uri')).toBe(`${window.location.origin}/index.html`);
  window.history.replaceState(null, '', `/login?state=${searchParams.get('state')}`);
  expect(await leftFor()).toBe(expected);
});

test('a state that nothing is known of leads home', async () => {
  window.history.replaceState(null, '', '/login?state=unknown');
  expect(await leftFor()).toBe('/');
});

test('with unsent work nothing ends', async () => {
  const { beforeSignOut } = await import('./before-sign-out.ts');
  beforeSignOut({ finish: async () => {}, left: async () => ['Summary'], giveUp: async () => {} });
  expect(await endSession(false, '/invitation/token')).toEqual(['Summary']);
});
