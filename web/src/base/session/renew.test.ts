import { ErrorResponse, ErrorTimeout, type User, type UserManager } from 'oidc-client-ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { anotherPerson } from './another-person.ts';
import { openLook, openManager } from './oidc.ts';
import { renew } from './renew.ts';

vi.mock('./oidc.ts');

const issuer = `${window.location.origin}/identity`;
const user = (sub: string, iss = issuer) => ({ access_token: `new-token-of-${sub}`, profile: { iss, sub } }) as User;
const refused = (error: string) => new ErrorResponse({ error });

let answers: (User | Error)[];
let asked: ('refresh token' | 'frame')[];
let stored: User[];

/** A provider that answers in turn: with a person, or with an error. */
function provider(...given: (User | Error)[]): void {
  answers = given;
  asked = [];
  stored = [];
  const by = (way: 'refresh token' | 'frame') => async () => {
    asked.push(way);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? null;
  };
  const storeUser = async (one: User) => void stored.push(one);
  vi.mocked(openManager).mockReturnValue({ signinSilent: by('refresh token'), storeUser } as unknown as UserManager);
  vi.mocked(openLook).mockReturnValue({ signinSilent: by('frame') } as unknown as UserManager);
}

function store(refresh_token?: string): void {
  const tokens = { access_token: 'old', refresh_token, expires_at: 1, profile: { iss: issuer, sub: 'amara' } };
  sessionStorage.setItem(`lectern.oidc.user:${issuer}:lectern`, JSON.stringify(tokens));
}

beforeEach(() => store('refresh'));

test('renews with the refresh token', async () => {
  provider(user('amara'));
  expect(await renew()).toBe('new-token-of-amara');
  expect(asked).toEqual(['refresh token']);
});

// D1-2.25, 4.12, 7.06
test('renews through the frame where the refresh token no longer counts, or there is none', async () => {
  provider(refused('invalid_grant'), user('amara'));
  expect(await renew()).toBe('new-token-of-amara');
  expect(asked).toEqual(['refresh token', 'frame']);
  expect(stored).toEqual([user('amara')]);
  store();
  provider(user('amara'));
  expect(await renew()).toBe('new-token-of-amara');
  expect(asked).toEqual(['frame']);
});

test.each([
  ['the session is over', [refused('invalid_grant'), refused('login_required')]],
  ['the frame does not answer', [refused('invalid_grant'), new ErrorTimeout('IFrame timed out')]],
  [
    'the answer is about another person',
    [new Error('sub in id_token does not match current sub'), refused('login_required')],
  ],
])('gives nothing where %s', async (_case, given) => {
  provider(...given);
  expect(await renew()).toBeNull();
});

test.each([
  ['another person', user('teodora')],
  ['the same name of another issuer', user('amara', 'https://other.example')],
])('says so where %s answers, and keeps what the tab has', async (_case, given) => {
  store();
  provider(given);
  expect(await renew()).toBe(anotherPerson);
  expect(stored).toEqual([]);
});

test.each([
  ['the network is gone', [new TypeError('Failed to fetch')]],
  ['the provider is slow', [new ErrorTimeout('Network timed out')]],
  ['the provider breaks', [refused('server_error')]],
  ['something before the provider is busy', [new Error('Service Unavailable (503): {}')]],
  ['a proxy shows a page of its own', [new Error('Invalid response Content-Type: text/html, from URL: /token')]],
  ['there were too many calls', [new Error('Too Many Requests (429)')]],
  ['the network goes between the two ways', [refused('invalid_grant'), new TypeError('Failed to fetch')]],
])('says nothing about the session where %s', async (_case, given) => {
  provider(...given);
  await expect(renew()).rejects.toThrow(given.at(-1)?.message ?? '');
});
