import { finishBeforeSignOut, giveUpBeforeSignOut } from './before-sign-out.ts';
import { forgetEverything } from './forget.ts';
import { openClient, openManager } from './oidc.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { announceSession, getSession, storedTokens } from './session-store.ts';

const landing = '/index.html';
/** Milliseconds that answers under way are given to arrive. */
const patience = 3000;

/**
 * Signs out at the provider as far as it answers; here nothing is left. What would be lost by it is named before. It ends
 * at an address of this site, at the landing page where none is named.
 */
export async function endSession(givesUp: boolean, to?: string): Promise<readonly (string | null)[]> {
  const left = givesUp ? [] : await finishBeforeSignOut(patience);
  if (left.length > 0) return left;
  await giveUpBeforeSignOut();
  const subject = getSession()?.subject;
  const idToken = storedTokens()?.id_token;
  await openManager()
    .revokeTokens(['refresh_token'])
    .catch(() => null);
  forgetEverything();
  announceSession();
  if (subject) tellOtherTabs(subject);
  const hint = idToken ? { id_token_hint: idToken } : {};
  const request = await openClient()
    .createSignoutRequest({ ...hint, ...(to === undefined ? {} : { state: to }) })
    .catch(() => null);
  window.location.replace(request?.url ?? to ?? landing);
  return [];
}
