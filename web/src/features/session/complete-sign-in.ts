import { returnAddress } from '@lectern/domain/account/return-address.ts';
import { forgetUnlessSame } from './forget.ts';
import { checksAreDone, forgetChecks } from './initial-checks.ts';
import { openManager } from './oidc.ts';
import { nameTab } from './own-tab.ts';
import { announceSession, forgetTokens } from './session-store.ts';
import { readSettings } from './settings.ts';
import type { Back } from './start-sign-in.ts';

/** Turns the code in this page's address into a session and gives the address to go to. */
export async function completeSignIn(): Promise<string> {
  const { issuer } = readSettings();
  const answeredBy = new URL(window.location.href).searchParams.get('iss');
  if (answeredBy !== null && answeredBy !== issuer) throw new Error('another identity provider has answered');
  const { profile, id_token = '', access_token, state } = await openManager().signinRedirectCallback();
  if (profile.iss !== issuer) {
    forgetTokens();
    throw new Error('the ID token is of another identity provider');
  }
  forgetUnlessSame(`${profile.iss} ${profile.sub}`);
  nameTab();
  await introduce(id_token, access_token);
  announceSession();
  const { url, from } = (state ?? {}) as Back;
  return returnAddress(url, from);
}

/** The first call of the session tells the server who has come. Where it is lost, the next one does the same. */
async function introduce(idToken: string, token: string): Promise<void> {
  const query = 'mutation completeSignIn_authenticate($idToken: String!) { authenticate(idToken: $idToken) { id } }';
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-perform-initial-checks': 'true',
  };
  const body = JSON.stringify({ query, variables: { idToken } });
  forgetChecks();
  const response = await fetch('/graphql', { method: 'POST', headers, body }).catch(() => null);
  if (response?.ok) checksAreDone();
}
