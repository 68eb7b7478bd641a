import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { apiScope } from './api-scope.ts';

/**
 * What the signed-in person lets our own app do, without asking for it: it is the product they signed in to. Where
 * the session's grant was ended (a sign-out, a token used twice), it begins a new one.
 */
export async function grantOf({ oidc }: KoaContextWithOIDC, audience: string): Promise<Grant | undefined> {
  const { account, client, session, provider } = oidc;
  if (!account || !client || !session) return undefined;
  const id = session.grantIdFor(client.clientId);
  const kept = id ? await provider.Grant.find(id) : undefined;
  if (kept?.accountId === account.accountId) return kept;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(audience, apiScope);
  await grant.save();
  return grant;
}
