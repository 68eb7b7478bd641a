import type { User } from 'oidc-client-ts';
import { isEmbedded } from './embedded.ts';
import { noteHadSession } from './had-session.ts';
import { checksAreDone, forgetChecks } from './initial-checks.ts';
import { nameTab } from './own-tab.ts';
import { announceSession, forgetTokens } from './session-store.ts';
import { readSettings } from './settings.ts';
import { nameOwner, ownTab } from './tab-owner.ts';
import { nameOf } from '../../ui/people/named-person.ts';

/** Begins the session of the person whom the provider has named; it throws where another provider did. */
export async function beginSession({ profile, id_token = '', access_token }: User): Promise<void> {
  if (profile.iss !== readSettings().issuer) {
    forgetTokens();
    throw new Error('the ID token is of another identity provider');
  }
  ownTab(profile);
  if (!isEmbedded()) noteHadSession();
  nameTab();
  await introduce(id_token, access_token);
  announceSession();
}

type Introduced = { readonly data?: { readonly authenticate: Name } | null };
type Name = { readonly first_name: string; readonly last_name: string };

/** The first call of the session tells the server who has come. Where it is lost, the next one does the same. */
async function introduce(idToken: string, token: string): Promise<void> {
  const query =
    'mutation completeSignIn_authenticate($idToken: String!) { authenticate(idToken: $idToken) { id first_name last_name } }';
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    // What the server writes to this person, it writes in the language that they read here.
    'x-perform-initial-checks': document.documentElement.lang,
  };
  const body = JSON.stringify({ query, variables: { idToken } });
  forgetChecks();
  const response = await fetch('/graphql', { method: 'POST', headers, body }).catch(() => null);
  if (!response?.ok) return;
  checksAreDone(response);
  const { data } = ((await response.json().catch(() => null)) ?? {}) as Introduced;
  if (data) nameOwner(nameOf(data.authenticate));
}
