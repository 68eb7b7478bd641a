import { returnAddress } from '@lectern/domain/base/account/return-address.ts';
import { isEmbedded } from '../embedded.ts';
import { isProviderAway } from '../is-provider-away.ts';
import { openClient } from '../oidc.ts';
import { SignInFailed } from './sign-in-failed.ts';
import { signInToFrame } from './sign-in-to-frame.ts';

/** Where to return to: what a link asked for, and where the person was. */
export type Back = { readonly url?: string; readonly from?: string };

/**
 * Leaves for the sign-in page of the identity provider; it rejects with SignInFailed where the provider cannot be
 * reached. With `anew` the page is shown though somebody is in session there: the work in this tab is another person's.
 * Inside another site's frame the ticket of its entrance stands in place of that page.
 */
export async function startSignIn(back: Back, anew = false): Promise<void> {
  const ui_locales = document.documentElement.lang;
  const prompt = anew ? { prompt: 'login' } : {};
  const request = { state: back, nonce: crypto.randomUUID(), request_type: 'si:r', ui_locales, ...prompt };
  try {
    if (isEmbedded()) return await signInToFrame();
    const { url } = await openClient().createSigninRequest(request);
    window.location.replace(url);
  } catch (error) {
    throw new SignInFailed(returnAddress(back.url, back.from), isProviderAway(error), error);
  }
}
