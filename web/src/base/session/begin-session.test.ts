import type { User } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { beginSession } from './begin-session.ts';
import { forgetEverything } from './forget.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
  vi.restoreAllMocks();
  forgetEverything();
});

test('the first call of a session tells the server who has come and which language they read', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ data: null }));
  document.documentElement.lang = 'ar';
  const profile = { iss: `${window.location.origin}/identity`, sub: 'amara' };
  await beginSession({ profile, id_token: 'who', access_token: 'token' } as User);
  const [[address, { headers, body } = {}] = []] = fetched.mock.calls;
  expect(address).toBe('/graphql');
  expect(headers).toMatchObject({ authorization: 'Bearer token', 'x-perform-initial-checks': 'ar' });
  expect(JSON.parse(body as string)).toMatchObject({ variables: { idToken: 'who' } });
});
