import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anotherPerson } from './another-person.ts';
import { forgetEverything } from './forget.ts';
import { hadSession, noteHadSession } from './had-session.ts';
import { renew } from './renew.ts';
import { forgetRefreshToken, onSessionChange, storedTokens } from './session-store.ts';
import { freshToken, getSession, isReplaced, ownStorageName, signIn, signInAnew, signInFor } from './session.ts';
import { startSignIn } from './sign-in/start-sign-in.ts';
import { ownTab } from './tab-owner.ts';

vi.mock('./renew.ts');
vi.mock('./sign-in/start-sign-in.ts');

const issuer = `${window.location.origin}/identity`;
const name = `lectern.oidc.user:${issuer}:lectern`;

/** Puts a session of a person into this tab, as the sign-in library stores it. */
function store(secondsLeft = 600, sub = 'amara', access_token = `token-of-${sub}`): void {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  const tokens = { access_token, refresh_token: 'refresh', expires_at, profile: { iss: issuer, sub } };
  sessionStorage.setItem(name, JSON.stringify(tokens));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.mocked(renew).mockReset().mockResolvedValue('new-token');
  vi.mocked(startSignIn).mockReset().mockResolvedValue();
});

describe('the session of a tab', () => {
  test('is nobody until someone signs in', () => {
    expect(getSession()).toBeNull();
    store();
    expect(getSession()).toEqual({ issuer, subject: 'amara' });
  });

  test('is the same object as long as it is the same person', () => {
    store();
    const session = getSession();
    store(300, 'amara', 'another-token');
    expect(getSession()).toBe(session);
    store(300, 'teodora');
    expect(getSession()).toEqual({ issuer, subject: 'teodora' });
  });

  test.each(['', '{', 'null', '{}', '{"access_token":"x"}', '[]'])('is nobody for a stored text such as %j', (text) => {
    sessionStorage.setItem(name, text);
    expect(getSession()).toBeNull();
  });

  // D1-4.17
  test('loses only its refresh token where the tab is a copy', () => {
    store();
    forgetRefreshToken();
    expect(storedTokens()).toMatchObject({ access_token: 'token-of-amara' });
    expect(storedTokens()?.refresh_token).toBeUndefined();
  });
});

describe('a token for a call', () => {
  test('is none for visitors', async () => {
    expect(await freshToken()).toBeNull();
    expect(renew).not.toHaveBeenCalled();
  });

  // D1-2.25, 4.12, 7.06
  test.each([
    [600, 'token-of-amara'],
    [61, 'token-of-amara'],
    [59, 'new-token'],
    [-10, 'new-token'],
  ])('with %i seconds left is %s', async (seconds, expected) => {
    store(seconds);
    expect(await freshToken()).toBe(expected);
  });

  test('is renewed where the server did not take it, and only that one', async () => {
    store();
    expect(await freshToken('token-of-amara')).toBe('new-token');
    expect(await freshToken('an-earlier-one')).toBe('token-of-amara');
    expect(renew).toHaveBeenCalledOnce();
  });

  test('is renewed once for all calls that wait for it, and everyone who listens hears of it', async () => {
    store(10);
    const listener = vi.fn<() => void>();
    const stop = onSessionChange(listener);
    const tokens = await Promise.all([freshToken(), freshToken(), freshToken()]);
    expect(tokens).toEqual(['new-token', 'new-token', 'new-token']);
    expect(renew).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalledOnce();
    stop();
    await freshToken();
    expect(listener).toHaveBeenCalledOnce();
  });

  // D1-4.14, 8.24, R1-46, 48
  test('leads to the sign-in where it cannot be renewed', async () => {
    store(10);
    vi.mocked(renew).mockResolvedValue(null);
    expect(await freshToken()).toBeNull();
    expect(getSession()).toBeNull();
    const { pathname, search, hash } = window.location;
    expect(startSignIn).toHaveBeenCalledWith({ from: `${pathname}${search}${hash}` }, false);
  });

  // D1-4.13
  test('is none once another person has signed in: what the tab shows stays the work of the first, who is asked anew', async () => {
    store(10, 'amara', 'token-before-another');
    vi.mocked(renew).mockResolvedValue(anotherPerson);
    const listener = vi.fn<() => void>();
    const stop = onSessionChange(listener);
    const got = vi.fn<(token: string | null) => void>();
    void freshToken().then(got);
    await vi.waitFor(() => expect(isReplaced()).toBe(true));
    void freshToken().then(got);
    expect(listener).toHaveBeenCalledOnce();
    expect(getSession()?.subject).toBe('amara');
    expect(startSignIn).not.toHaveBeenCalled();
    expect(renew).toHaveBeenCalledOnce();
    await signInAnew();
    expect(startSignIn).toHaveBeenCalledWith({ from: expect.any(String) }, true);
    store(600, 'amara', 'token-after');
    expect(isReplaced()).toBe(false);
    expect(got).not.toHaveBeenCalled();
    stop();
  });

  test('is asked for again while the provider cannot be reached, and nothing is forgotten', async () => {
    store(10);
    vi.mocked(renew).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(freshToken()).rejects.toThrow('Failed to fetch');
    expect(getSession()).not.toBeNull();
    expect(startSignIn).not.toHaveBeenCalled();
    expect(await freshToken()).toBe('new-token');
  });
});

describe('a person who reads', () => {
  test('stays in session without a call of the app', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const read = () => document.body.dispatchEvent(new Event('scroll'));
    store(600);
    vi.setSystemTime(Date.now() + 60_000);
    read();
    expect(renew).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 500_000);
    read();
    read();
    await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
    vi.useRealTimers();
  });
});

describe('what belongs to a person', () => {
  test('is wiped when another person signs in in the same tab', () => {
    store();
    localStorage.setItem(ownStorageName('institution'), 'northfield');
    localStorage.setItem('lectern-colour-scheme', 'dark');
    ownTab({ iss: issuer, sub: 'amara' });
    ownTab({ iss: issuer, sub: 'amara' });
    expect(Object.keys(localStorage)).toHaveLength(2);
    ownTab({ iss: issuer, sub: 'teodora' });
    expect(Object.keys(localStorage)).toEqual(['lectern-colour-scheme']);
  });

  test('is the matter of one issuer: the same name at another one is another person', () => {
    store();
    localStorage.setItem(ownStorageName('institution'), 'northfield');
    ownTab({ iss: issuer, sub: 'amara' });
    ownTab({ iss: 'https://other.example', sub: 'amara' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  // D1-4.15, 4.16, D2-2.10, 2.11, 9.53
  test('is wiped at the sign-out, and nothing of others', () => {
    store();
    localStorage.setItem(ownStorageName('institution'), 'northfield');
    localStorage.setItem('lectern.of.teodora.institution', 'southfield');
    noteHadSession();
    forgetEverything();
    expect(hadSession()).toBe(false);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['lectern.of.teodora.institution']);
  });
});

describe('leaving to the sign-in', () => {
  test('names where to come back to', async () => {
    await signIn('/group/1');
    expect(startSignIn).toHaveBeenLastCalledWith({ from: '/group/1' }, false);
    await signInFor('/free/lesson/1');
    expect(startSignIn).toHaveBeenLastCalledWith({ url: '/free/lesson/1' }, false);
    await signInFor(null);
    expect(startSignIn).toHaveBeenLastCalledWith({}, false);
  });

  test('happens once for calls at the same moment', async () => {
    await Promise.all([signIn('/a'), signIn('/b'), signInFor(null)]);
    expect(startSignIn).toHaveBeenCalledOnce();
  });

  test('says so where the provider cannot be reached, and can be tried again', async () => {
    vi.mocked(startSignIn).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(signIn('/a')).rejects.toThrow('Failed to fetch');
    await signIn('/a');
    expect(startSignIn).toHaveBeenCalledTimes(2);
  });
});
