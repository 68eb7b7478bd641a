import { openClient } from './oidc.ts';

/** Where to return to: what a link asked for, and where the person was. */
export type Back = { readonly url?: string; readonly from?: string };

/** Leaves for the sign-in page of the identity provider; it rejects where the provider cannot be reached. */
export async function startSignIn(back: Back): Promise<void> {
  const request = { state: back, nonce: crypto.randomUUID(), request_type: 'si:r' };
  const { url } = await openClient().createSigninRequest(request);
  window.location.replace(url);
}
