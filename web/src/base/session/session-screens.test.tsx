import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { showApp } from '../../../test/show.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import { anotherPerson } from './another-person.ts';
import { completeSignIn } from './sign-in/complete-sign-in.ts';
import { openClient } from './oidc.ts';
import { renew } from './renew.ts';
import { freshToken } from './session.ts';
import { readSettings } from './settings.ts';
import { SignInFailed } from './sign-in/sign-in-failed.ts';
import { startSignIn } from './sign-in/start-sign-in.ts';
import { nameOwner, ownTab } from './tab-owner.ts';

vi.mock('./sign-in/start-sign-in.ts');
vi.mock('./sign-in/complete-sign-in.ts');
vi.mock('./renew.ts');

const away = 'Sign-in is not available now. Please try again in a minute.';
const never = new Promise<never>(() => {});

/** Opens the app and keeps the addresses it goes on to. */
function open(address: string) {
  const { place, router } = showApp(address);
  const visited: string[] = [];
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => pathChanged && visited.push(toLocation.href));
  return { place, visited };
}

beforeEach(() => {
  vi.mocked(startSignIn).mockReset();
  vi.mocked(completeSignIn).mockReset();
});

describe('a tab whose session was replaced by another person', () => {
  test('keeps showing its page, says whose work it is, and leads to a new sign-in only', async () => {
    vi.mocked(startSignIn).mockResolvedValue();
    const profile = { iss: readSettings().issuer, sub: 'amara' };
    ownTab(profile);
    nameOwner('Amara Okonkwo');
    const { place } = openApp('/', {});
    const home = page.getByRole('heading', { name: 'Welcome, Amara' });
    await expect.element(home).toBeVisible();
    vi.mocked(renew).mockResolvedValue(anotherPerson);
    void freshToken('token-of-amara');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect.element(dialog).toMatchTextContent('This page shows the work of Amara Okonkwo.');
    await expect.element(dialog.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(dialog).toBeVisible();
    await expect.element(home).toBeInTheDocument();
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => vi.mocked(startSignIn).mock.calls).toEqual([[{ from: expect.any(String) }, true]]);
  });
});

describe('the sign-in page of the app', () => {
  test.each([
    ['/login', new SignInFailed('/', true, null), away, '/login'],
    ['/login?url=/group/1', new SignInFailed('/group/1', true, null), away, '/login?url=%2Fgroup%2F1'],
    ['/login', new SignInFailed('/', false, null), 'Signing in did not work.', '/login'],
  ])('says so where a sign-in from %s fails, with a way to try again', async (address, failed, words, again) => {
    vi.mocked(startSignIn).mockRejectedValue(failed);
    const { place } = showApp(address);
    await expect.poll(() => place.querySelector('[role=alert]')?.textContent).toBe(words);
    expect(place.querySelector(`a[href="${again}"]`)?.textContent).toBe('Try again');
    await expectAccessible(place);
  });

  test.each([
    ['/login?url=/free/lesson/1', '/free/lesson/1'],
    ['/login?url=//evil.example', '/'],
    ['/login', '/'],
  ])('leads whoever is in session from %s to %s', async (address, expected) => {
    signInAs('amara');
    const { visited } = open(address);
    await expect.poll(() => visited).toContain(expected);
    expect(startSignIn).not.toHaveBeenCalled();
  });

  test('leads whoever has signed out as somebody else back to where they wanted to go on, and to no sign-in', async () => {
    const metadata = { issuer: readSettings().issuer, end_session_endpoint: `${readSettings().issuer}/session/end` };
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(metadata));
    const { url } = await openClient().createSignoutRequest({ state: '/invitation/token' });
    const state = new URL(url).searchParams.get('state');
    const before = window.location.href;
    window.history.replaceState(null, '', `/login?state=${state}`);
    const { visited } = open(`/login?state=${state}`);
    await expect.poll(() => document.title).toMatch(/^Invitation/);
    expect([...new Set(visited)]).toEqual(['/invitation/token']);
    expect(startSignIn).not.toHaveBeenCalled();
    window.history.replaceState(null, '', before);
    fetched.mockRestore();
  });

  // D1-2.22, T1-011
  test('says that it is checking, leaves for the provider, and shows a ring only where it takes long', async () => {
    vi.mocked(startSignIn).mockReturnValue(never);
    const { place } = showApp('/login?url=/group/1');
    await expect.poll(() => place.querySelector('output')?.textContent).toBe('Checking Authentication...');
    const ring = () => getComputedStyle(place.querySelector('main > [aria-hidden]') as Element).animationName;
    expect(ring()).toBe('none');
    await expect.poll(ring).not.toBe('none');
    expect(startSignIn).toHaveBeenCalledExactlyOnceWith({ url: '/group/1' }, false);
    await expectAccessible(place);
  });
});

describe('the page that the provider sends people back to', () => {
  // D1-2.24, T1-012
  test('waits, finishes the sign-in once, and goes to the address', async () => {
    let finish = (_address: string) => {};
    vi.mocked(completeSignIn).mockReturnValue(new Promise((done) => (finish = done)));
    const { place, visited } = open('/auth-callback?code=1&state=2');
    await expect.poll(() => place.querySelector('output')?.textContent).toBe('Loading, please wait...');
    expect(visited).toEqual([]);
    finish('/free/lesson/1?a=b');
    await expect.poll(() => visited).toContain('/free/lesson/1?a=b');
    expect(completeSignIn).toHaveBeenCalledOnce();
  });
});
