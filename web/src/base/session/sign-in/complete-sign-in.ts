import { returnAddress } from '@lectern/domain/base/account/return-address.ts';
import { beginSession } from '../begin-session.ts';
import { isProviderAway } from '../is-provider-away.ts';
import { openClient, openManager } from '../oidc.ts';
import { readSettings } from '../settings.ts';
import { SignInFailed } from './sign-in-failed.ts';
import type { Back } from './start-sign-in.ts';

/** Turns the code in this page's address into a session and gives the address to go to; it rejects with SignInFailed. */
export async function completeSignIn(): Promise<string> {
  // The library forgets where to return to before it asks for the tokens.
  const to = await readReturnAddress();
  try {
    const answeredBy = new URL(window.location.href).searchParams.get('iss');
    if (answeredBy !== null && answeredBy !== readSettings().issuer) {
      throw new Error('another identity provider has answered');
    }
    await beginSession(await openManager().signinRedirectCallback());
    return to;
  } catch (error) {
    throw new SignInFailed(to, isProviderAway(error), error);
  }
}

/** Where the sign-in behind this page's address was to lead; the home page where nothing is known of it. */
async function readReturnAddress(): Promise<string> {
  const known = await openClient()
    .readSigninResponseState(window.location.href)
    .catch(() => null);
  const { url, from } = (known?.state.data ?? {}) as Back;
  return returnAddress(url, from);
}
