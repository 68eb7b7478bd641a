import { page } from 'vitest/browser';
import { texts } from '../../src/texts/texts.ts';
import type { Screen } from './screen.ts';

const visitor = { subject: null, says: () => ({}) } as const;

/** What stands there while somebody signs in. */
export const signingInScreens: readonly Screen[] = [
  {
    ...visitor,
    name: 'signing in',
    at: '/login',
    title: 'Sign in',
    ready: () => page.getByText(texts.session.checking),
  },
  { ...visitor, name: 'coming back from signing in', at: '/auth-callback', title: 'Signing in' },
  { ...visitor, name: 'staying signed in', at: '/silent-renew', title: 'Staying signed in' },
];

/** What stands there where that fails. */
export const notSignedInScreens: readonly Screen[] = [
  { ...visitor, name: 'signing in that failed', at: '/login', ready: () => page.getByText(texts.session.failed) },
];
