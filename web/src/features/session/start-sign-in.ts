import { openClient } from './oidc.ts';

/** Where to return to: what a link asked for, and where the person was. */
export type Back = { readonly url?: string; readonly from?: string };

/**
 * Leaves for the sign-in page of the identity provider; it rejects where the provider cannot be reached. With `anew` the
 * page is shown though somebody is in session there: the work in this tab is another person's.
 */
export async function startSignIn(back: Back, anew = false): Promise<void> {
  const prompt = anew ? { prompt: 'login' } : {};
  const request = { state: back, nonce: crypto.randomUUID(), request_type: 'si:r', ...prompt };
  const { url } = await openClient().createSigninRequest(request);
  window.location.replace(url);
}
