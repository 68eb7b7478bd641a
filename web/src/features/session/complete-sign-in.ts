import { returnAddress } from '@lectern/domain/account/return-address.ts';
import { beginSession } from './begin-session.ts';
import { openManager } from './oidc.ts';
import { readSettings } from './settings.ts';
import type { Back } from './start-sign-in.ts';

/** Turns the code in this page's address into a session and gives the address to go to. */
export async function completeSignIn(): Promise<string> {
  const answeredBy = new URL(window.location.href).searchParams.get('iss');
  if (answeredBy !== null && answeredBy !== readSettings().issuer) {
    throw new Error('another identity provider has answered');
  }
  const user = await openManager().signinRedirectCallback();
  await beginSession(user);
  const { url, from } = (user.state ?? {}) as Back;
  return returnAddress(url, from);
}
