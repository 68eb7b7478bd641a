import { ErrorTimeout } from 'oidc-client-ts';
import { beginSession } from './begin-session.ts';
import { isEmbedded } from './embedded.ts';
import { forgetHadSession } from './had-session.ts';
import { isProviderAway } from './is-provider-away.ts';
import { openLook, openManager } from './oidc.ts';
import { isAnothersTab } from './tab-owner.ts';

/**
 * Asks the provider, without a page, whose session it holds of this browser, and takes it up. False where there is none,
 * where the provider cannot be reached, in a tab with the work of somebody else and inside another site's frame: each asks
 * for a sign-in.
 */
export async function resume(): Promise<boolean> {
  if (isEmbedded()) return false;
  try {
    const user = await openLook().signinSilent({ forceIframeAuth: true, nonce: crypto.randomUUID() });
    if (!user || isAnothersTab(user.profile)) return false;
    await openManager().storeUser(user);
    await beginSession(user);
    return true;
  } catch (error) {
    // A frame that says nothing in time may show a page that asks: there is no session.
    if (!isProviderAway(error) || error instanceof ErrorTimeout) forgetHadSession();
    return false;
  }
}
