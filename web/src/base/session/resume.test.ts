import { ErrorResponse, ErrorTimeout, type User, type UserManager } from 'oidc-client-ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { hadSession, noteHadSession } from './had-session.ts';
import { openLook, openManager } from './oidc.ts';
import { resume } from './resume.ts';
import { findOwnerName, ownTab } from './tab-owner.ts';

vi.mock('./oidc.ts');

const iss = `${window.location.origin}/identity`;
const amara = { access_token: 'token', id_token: 'id', profile: { iss, sub: 'amara' } } as User;
const person = { id: 'u1', first_name: 'Amara', last_name: 'Okonkwo' };
const storeUser = vi.fn<(user: User) => Promise<void>>(async () => {});

/** A provider that answers so about this browser, and a server that knows Amara. */
function provider(answer: () => Promise<User | null>): void {
  vi.mocked(openManager).mockReturnValue({ storeUser } as unknown as UserManager);
  vi.mocked(openLook).mockReturnValue({ signinSilent: answer } as unknown as UserManager);
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ data: { authenticate: person } }));
}

beforeEach(() => {
  storeUser.mockClear();
  noteHadSession();
});

test('takes up whose session the provider holds, by name', async () => {
  provider(async () => amara);
  expect(await resume()).toBe(true);
  expect(storeUser).toHaveBeenCalledExactlyOnceWith(amara);
  expect(findOwnerName()).toBe('Amara Okonkwo');
  expect(hadSession()).toBe(true);
});

test('does not make the work of one person that of another', async () => {
  ownTab({ iss, sub: 'teodora' });
  provider(async () => amara);
  expect(await resume()).toBe(false);
  expect(storeUser).not.toHaveBeenCalled();
});

test.each([
  ['says that there is none', new ErrorResponse({ error: 'login_required' }), false],
  ['shows a page that asks', new ErrorTimeout('IFrame timed out without a response'), false],
  ['is busy', new ErrorResponse({ error: 'temporarily_unavailable' }), true],
  ['cannot be reached', new TypeError('Failed to fetch'), true],
])(
  'gives up where the provider %s; whether the next page asks again depends on it',
  async (_case, error, asksAgain) => {
    provider(() => Promise.reject(error));
    expect(await resume()).toBe(false);
    expect(hadSession()).toBe(asksAgain);
  },
);
