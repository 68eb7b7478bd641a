import { ErrorTimeout } from 'oidc-client-ts';
import { noteEnding, type Ending } from './ending.ts';
import { isProviderAway } from '../is-provider-away.ts';
import { openClient } from '../oidc.ts';

const again = 5000;

/** Ends a session at the provider and goes where it ends; where the provider cannot be reached, once it can. */
export async function endAtProvider(ending: Ending): Promise<void> {
  const { id_token, refresh_token, to } = ending;
  const client = openClient();
  let reached = true;
  const unlessAway = (error: unknown) => {
    if (isProviderAway(error)) reached = false;
    return null;
  };
  if (refresh_token) {
    await client.revokeToken(refresh_token, 'refresh_token').catch((error: unknown) => {
      // The reply to a revocation is empty: the library wants JSON of it and throws, though it is done.
      if (error instanceof TypeError || error instanceof ErrorTimeout) reached = false;
    });
  }
  const hint = id_token ? { id_token_hint: id_token } : {};
  const state = to === '/index.html' ? {} : { state: to };
  const request = reached ? await client.createSignoutRequest({ ...hint, ...state }).catch(unlessAway) : null;
  if (reached) {
    noteEnding(null);
    return window.location.replace(request?.url ?? to);
  }
  noteEnding(ending);
  const retry = () => {
    window.removeEventListener('online', retry);
    clearTimeout(timer);
    void endAtProvider(ending);
  };
  window.addEventListener('online', retry);
  const timer = setTimeout(retry, again);
}
