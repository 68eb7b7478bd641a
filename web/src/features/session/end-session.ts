import { finishBeforeSignOut } from './before-sign-out.ts';
import { forgetEverything } from './forget.ts';
import { openClient, openManager } from './oidc.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { announceSession, getSession, storedTokens } from './session-store.ts';

const landing = '/index.html';
/** Milliseconds that answers under way are given to arrive. */
const patience = 3000;

/** Signs out at the provider as far as it answers; here nothing is left in any case. */
export async function endSession(): Promise<void> {
  await finishBeforeSignOut(patience);
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
    .createSignoutRequest(hint)
    .catch(() => null);
  window.location.replace(request?.url ?? landing);
}
