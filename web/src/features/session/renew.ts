import { ErrorTimeout, type User, type UserManager } from 'oidc-client-ts';
import { anotherPerson } from './another-person.ts';
import { isProviderAway } from './is-provider-away.ts';
import { openManager } from './oidc.ts';
import { getSession, storedTokens } from './session-store.ts';

/**
 * Renews the tokens of this tab: by the refresh token, else through the hidden frame. Null where the provider says no;
 * it rejects where the provider cannot be reached, since that says nothing.
 */
export async function renew(): Promise<string | typeof anotherPerson | null> {
  const before = getSession();
  const manager = openManager();
  const user = (storedTokens()?.refresh_token && (await byRefreshToken(manager))) || (await throughFrame(manager));
  const same = user?.profile.iss === before?.issuer && user?.profile.sub === before?.subject;
  if (!user) return null;
  return same ? user.access_token : anotherPerson;
}

async function byRefreshToken(manager: UserManager): Promise<User | null> {
  try {
    return await manager.signinSilent();
  } catch (error) {
    if (isProviderAway(error)) throw error;
    return null;
  }
}

async function throughFrame(manager: UserManager): Promise<User | null> {
  try {
    return await manager.signinSilent({ forceIframeAuth: true, nonce: crypto.randomUUID() });
  } catch (error) {
    // A frame that says nothing in time may show a page that asks: there is no session.
    if (isProviderAway(error) && !(error instanceof ErrorTimeout)) throw error;
    return null;
  }
}
