import { ErrorTimeout, type User, type UserManager } from 'oidc-client-ts';
import { anotherPerson } from './another-person.ts';
import { isEmbedded } from './embedded.ts';
import { isProviderAway } from './is-provider-away.ts';
import { openLook, openManager } from './oidc.ts';
import { getSession, storedTokens } from './session-store.ts';

/**
 * Renews the tokens of this tab: by the refresh token, else through the hidden frame. Null where the provider says no;
 * it rejects where the provider cannot be reached, since that says nothing. Where another person answers, the tab keeps
 * what it has.
 */
export async function renew(): Promise<string | typeof anotherPerson | null> {
  const before = getSession();
  const manager = openManager();
  const user = (storedTokens()?.refresh_token && (await byRefreshToken(manager))) || (await throughHiddenFrame());
  if (!user) return null;
  const { iss, sub } = user.profile;
  if (iss !== before?.issuer || sub !== before.subject) return anotherPerson;
  await manager.storeUser(user);
  return user.access_token;
}

async function byRefreshToken(manager: UserManager): Promise<User | null> {
  try {
    return await manager.signinSilent();
  } catch (error) {
    if (isProviderAway(error)) throw error;
    return null;
  }
}

async function throughHiddenFrame(): Promise<User | null> {
  // The cookie of the browser's own session has no part in what another site shows.
  if (isEmbedded()) return null;
  try {
    return await openLook().signinSilent({ forceIframeAuth: true, nonce: crypto.randomUUID() });
  } catch (error) {
    // A frame that says nothing in time may show a page that asks: there is no session.
    if (isProviderAway(error) && !(error instanceof ErrorTimeout)) throw error;
    return null;
  }
}
