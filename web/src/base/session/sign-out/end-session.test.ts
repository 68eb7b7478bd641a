import { beforeEach, expect, test, vi } from 'vitest';
import { beforeSignOut } from './before-sign-out.ts';
import { endSession } from './end-session.ts';
import { isEnding } from './ending.ts';
import { openClient } from '../oidc.ts';
import { getSession, storedTokens } from '../session-store.ts';
import { storePrefix } from '../stored-names.ts';
import { readSettings } from '../settings.ts';
import { signInAs } from '../../../../test/sign-in-as.ts';

vi.mock('../oidc.ts');

const revokeToken = vi.fn<() => Promise<void>>();
const createSignoutRequest = vi.fn<() => Promise<{ url: string }>>();
const left = vi.fn<() => Promise<readonly string[]>>();
const giveUp = vi.fn<() => Promise<void>>();
beforeSignOut({ finish: () => Promise.resolve(), left, giveUp });

beforeEach(() => {
  signInAs('amara');
  const { issuer, client_id } = readSettings();
  const stored = { ...storedTokens(), refresh_token: 'refresh' };
  sessionStorage.setItem(`${storePrefix}user:${issuer}:${client_id}`, JSON.stringify(stored));
  vi.clearAllMocks();
  left.mockResolvedValue([]);
  vi.mocked(openClient).mockReturnValue({ revokeToken, createSignoutRequest } as unknown as ReturnType<
    typeof openClient
  >);
  // An address within the page, so that the test goes on.
  createSignoutRequest.mockResolvedValue({ url: `${window.location.href.split('#')[0] ?? ''}#ended` });
});

test('without a line the session ends here at once, says so, and is revoked when the line is back', async () => {
  revokeToken.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue();
  await endSession(false);
  expect([getSession(), storedTokens(), isEnding()]).toEqual([null, null, true]);
  expect(createSignoutRequest).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await expect.poll(isEnding).toBe(false);
  expect(revokeToken.mock.calls).toHaveLength(2);
  await expect.poll(() => window.location.hash).toBe('#ended');
});

test('with a line nothing waits', async () => {
  revokeToken.mockResolvedValue();
  await endSession(false);
  expect([getSession(), isEnding()]).toEqual([null, false]);
});

test('a revocation is answered with nothing, which is no lost line', async () => {
  revokeToken.mockRejectedValue(new Error('Invalid response Content-Type: text/html'));
  await endSession(false);
  expect(isEnding()).toBe(false);
  expect(createSignoutRequest).toHaveBeenCalledOnce();
});

test('answers that are not sent are named first, and the session goes on', async () => {
  left.mockResolvedValue(['Summary, Level 1']);
  expect(await endSession(false)).toEqual(['Summary, Level 1']);
  expect(getSession()?.subject).toBe('amara');
  expect(revokeToken).not.toHaveBeenCalled();
});
