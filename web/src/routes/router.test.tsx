import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/axe.ts';
import { showApp } from '../../test/show.tsx';
import { noteHadSession } from '../base/session/had-session.ts';
import { resume } from '../base/session/resume.ts';
import { signInAs } from '../../test/sign-in-as.ts';

vi.mock('../base/session/resume.ts', () => ({ resume: vi.fn<() => Promise<boolean>>(async () => false) }));

const heading = page.getByRole('heading', { level: 1 });

afterEach(() => {
  signInAs(null);
  vi.mocked(resume).mockClear();
  vi.restoreAllMocks();
});

describe('a visitor', () => {
  // D1-2.35, 4.18, R1-08
  test.each(['/nowhere', '/index.html', '/group/1/members'])('is led home from %s', async (address) => {
    const { router } = showApp(address);
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });
});

test('a page that needs a session takes up the one that the provider holds, as in a new tab', async () => {
  vi.mocked(resume).mockImplementationOnce(async () => {
    signInAs('amara');
    return true;
  });
  const { router } = showApp('/group/g1');
  await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/group/g1');
});

describe('home', () => {
  const waiting = () => {
    let answer = (_there: boolean) => {};
    vi.mocked(resume).mockReturnValueOnce(new Promise((done) => (answer = done)));
    return (there: boolean) => {
      if (there) signInAs('amara');
      answer(there);
    };
  };

  test('in a new tab takes up the session of a browser that had one, and shows no visitor page before', async () => {
    noteHadSession();
    const answer = waiting();
    const { router } = showApp('/');
    await expect.poll(() => vi.mocked(resume).mock.calls.length).toBe(1);
    await expect.element(heading).not.toBeInTheDocument();
    answer(true);
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/');
    await expect.element(heading).toHaveTextContent('Home');
  });

  test('of a browser whose session is over is the visitor page', async () => {
    noteHadSession();
    waiting()(false);
    showApp('/');
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('waits for no provider that does not answer, and takes up its session once it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    noteHadSession();
    const answer = waiting();
    showApp('/');
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    answer(true);
    await expect.element(heading).toHaveTextContent('Home');
  });

  test('asks no provider for a visitor who never signed in here', async () => {
    showApp('/');
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(resume).not.toHaveBeenCalled();
  });
});

describe('a signed-in person', () => {
  beforeEach(() => signInAs('amara'));

  test('is led home from /index.html', async () => {
    const { router } = showApp('/index.html');
    await expect.poll(() => router.state.location.pathname).toBe('/');
  });

  test('is told that an address does not exist, and led on', async () => {
    const { place } = showApp('/nowhere');
    await expect.element(heading).toHaveTextContent('This page does not exist');
    expect(document.title).toBe('This page does not exist – Lectern');
    await expect.element(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expectAccessible(place);
  });

  test('finds the focus on the heading of the next page, whose title is spoken', async () => {
    const { router } = showApp('/nowhere');
    await expect.element(heading).toBeVisible();
    await expect.element(heading).not.toHaveFocus();
    await router.navigate({ to: '/' });
    await expect.element(heading).not.toHaveTextContent('This page does not exist');
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByText(document.title)).toBeInTheDocument();
  });
});
