import {
  InMemoryWebStorage,
  OidcClient,
  UserManager,
  WebStorageStateStore,
  type UserManagerSettings,
} from 'oidc-client-ts';
import { readSettings } from './settings.ts';
import { storePrefix } from './stored-names.ts';
import { SignInState } from './sign-in/sign-in-state.ts';

/** Everything the sign-in library keeps is in session storage. */
function settings(): UserManagerSettings {
  const { issuer, client_id, audience } = readSettings();
  const { origin } = window.location;
  const kept = { store: sessionStorage, prefix: storePrefix };
  return {
    authority: issuer,
    client_id,
    redirect_uri: `${origin}/auth-callback`,
    silent_redirect_uri: `${origin}/silent-renew`,
    post_logout_redirect_uri: `${origin}/index.html`,
    scope: 'openid profile email lectern',
    resource: audience,
    userStore: new WebStorageStateStore(kept),
    stateStore: new SignInState(kept),
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
    silentRequestTimeoutInSeconds: 10,
  };
}

/** The part of the sign-in library that keeps tokens. */
export const openManager = (): UserManager => new UserManager(settings());

/** The same part for a look at whose session the provider holds: the answer does not become that of this tab by itself. */
export const openLook = (): UserManager =>
  new UserManager({ ...settings(), userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }) });

/** The part that makes addresses of the identity provider; going to them is left to the caller. */
export const openClient = (): OidcClient => new OidcClient(settings());
