import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/axe.ts';
import { showApp } from '../../../test/show.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { startSignIn } from './start-sign-in.ts';

vi.mock('./start-sign-in.ts');
vi.mock('./complete-sign-in.ts');

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

describe('the sign-in page of the app', () => {
  test('says so where the provider cannot be reached, with a way to try again', async () => {
    vi.mocked(startSignIn).mockRejectedValue(new TypeError('Failed to fetch'));
    const { place } = showApp('/login');
    await expect.poll(() => place.querySelector('[role=alert]')?.textContent).toBe('Signing in did not work.');
    expect(place.querySelector('a[href="/login"]')?.textContent).toBe('Try again');
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
