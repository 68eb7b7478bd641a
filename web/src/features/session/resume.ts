import { beginSession } from './begin-session.ts';
import { openManager } from './oidc.ts';

/** Asks the provider, without a page, whose session it holds of this browser; whether there was one. */
export async function resume(): Promise<boolean> {
  try {
    const user = await openManager().signinSilent({ forceIframeAuth: true, nonce: crypto.randomUUID() });
    if (user) await beginSession(user);
    return user !== null;
  } catch {
    // No session, or no provider to be reached: either way somebody has to sign in.
    return false;
  }
}
