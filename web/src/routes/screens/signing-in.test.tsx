import { beforeEach, describe, vi } from 'vitest';
import { notSignedInScreens, signingInScreens } from '../../../test/screens/signing-in.ts';
import { lookAtAll } from '../../../test/screens/visit.ts';
import { completeSignIn } from '../../base/session/sign-in/complete-sign-in.ts';
import { startSignIn } from '../../base/session/sign-in/start-sign-in.ts';

vi.mock('../../base/session/sign-in/start-sign-in.ts');
vi.mock('../../base/session/sign-in/complete-sign-in.ts');

const never = new Promise<never>(() => {});

// First: while a sign-in is under way, nobody begins another.
describe('where the provider does not answer', () => {
  beforeEach(() => {
    vi.mocked(startSignIn).mockRejectedValue(new TypeError('Failed to fetch'));
  });
  lookAtAll(notSignedInScreens);
});

describe('while the provider is asked', () => {
  beforeEach(() => {
    vi.mocked(startSignIn).mockReturnValue(never);
    vi.mocked(completeSignIn).mockReturnValue(never);
  });
  lookAtAll(signingInScreens);
});
