import { finishBeforeSignOut, giveUpBeforeSignOut } from './before-sign-out.ts';
import { endAtProvider } from './end-at-provider.ts';
import { noteEnding } from './ending.ts';
import { forgetEverything } from '../forget.ts';
import { tellOtherTabs } from '../other-tabs.ts';
import { announceSession, getSession, storedTokens } from '../session-store.ts';

const landing = '/index.html';
/** Milliseconds that answers under way are given to arrive. */
const patience = 3000;

/**
 * Signs out: here at once, so that nothing is left, and at the provider, once it can be reached where it cannot now. What
 * would be lost by it is named before. It ends at an address of this site, at the landing page where none is named.
 */
export async function endSession(givesUp: boolean, to?: string): Promise<readonly (string | null)[]> {
  const left = givesUp ? [] : await finishBeforeSignOut(patience);
  if (left.length > 0) return left;
  await giveUpBeforeSignOut();
  const subject = getSession()?.subject;
  const { id_token, refresh_token } = storedTokens() ?? {};
  forgetEverything();
  const ending = { id_token, refresh_token, to: to ?? landing };
  if (!navigator.onLine) noteEnding(ending);
  announceSession();
  if (subject) tellOtherTabs(subject);
  await endAtProvider(ending);
  return [];
}
