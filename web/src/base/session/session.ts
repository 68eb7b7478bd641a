import { isEmbedded } from './embedded.ts';
import { watchForCopies } from './own-tab.ts';
import { leaveWithOtherTabs } from './other-tabs.ts';
import { whileActive } from './while-active.ts';
import { anotherPerson } from './another-person.ts';
import { announceSession, forgetTokens, getSession, storedTokens } from './session-store.ts';
import { renewBefore } from './stored-names.ts';

export { getSession, onSessionChange } from './session-store.ts';

let renewing: Promise<string | null> | null = null;
let leaving: Promise<void> | null = null;
let completing: Promise<string> | null = null;
let resuming: Promise<boolean> | null = null;
let replaced: string | null = null;

/**
 * A token that is valid for a minute at least, renewed in silence if need be; `rejected` names one the server did not
 * take. Null for visitors, and where the session is over: then the person is being led to the sign-in. It rejects
 * while the identity provider cannot be reached; nothing is forgotten then. Where the session is replaced it comes to
 * nothing: whoever waits for it stays as they are until the page is left for the new sign-in.
 */
export async function freshToken(rejected?: string): Promise<string | null> {
  const tokens = storedTokens();
  if (!tokens) return null;
  const { access_token, expires_at } = tokens;
  if (access_token !== rejected && expires_at - renewBefore > Date.now() / 1000) return access_token;
  if (!isReplaced()) renewing ??= renewOrLeave().finally(() => (renewing = null));
  const token = await renewing;
  return isReplaced() ? new Promise(() => {}) : token;
}

async function renewOrLeave(): Promise<string | null> {
  const { renew } = await import('./renew.ts');
  const token = await renew();
  if (token === null) forgetTokens();
  if (token === anotherPerson) replaced = storedTokens()?.access_token ?? null;
  announceSession();
  if (token === anotherPerson) return null;
  // The sign-in leads back to this very address, where answers that were not saved yet are still waiting.
  if (token === null) await leave({ from: thisAddress() });
  return token;
}

/** Whether another person has signed in at the provider since. What this tab shows stays the work of the one before. */
export const isReplaced = (): boolean => replaced !== null && storedTokens()?.access_token === replaced;

/** Sends the person to a new sign-in, though somebody is in session there, and back to this address. */
export const signInAnew = (): Promise<void> => leave({ from: thisAddress() }, true);

/** Sends the person to sign in and then back to `to`, to this address where it is left out. */
export function signIn(to?: string): Promise<void> {
  return leave({ from: to ?? thisAddress() });
}

function thisAddress(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** The sign-in page's own start, with the address that its `url` parameter asks to return to. */
export function signInFor(url: string | null): Promise<void> {
  return leave(url === null ? {} : { url });
}

function leave(back: { url?: string; from?: string }, anew = false): Promise<void> {
  leaving ??= import('./sign-in/start-sign-in.ts')
    .then(({ startSignIn }) => startSignIn(back, anew))
    .finally(() => (leaving = null));
  return leaving;
}

/**
 * Takes up in silence the session that the provider still holds of this browser, as in a new tab, once however often it
 * is called at a time. Whether somebody is in session now.
 */
export async function resumeSession(): Promise<boolean> {
  if (getSession()) return true;
  resuming ??= import('./resume.ts').then(({ resume }) => resume()).finally(() => (resuming = null));
  return resuming;
}

/** Finishes a sign-in on the page it returns to, once however often it is called, and gives the address to go to. */
export function completeSignIn(): Promise<string> {
  completing ??= import('./sign-in/complete-sign-in.ts').then((module) => module.completeSignIn());
  return completing;
}

/**
 * Sends what is not sent, ends the session here and at the provider, forgets everything of the person, and ends at
 * /index.html. What could not be sent is named instead, unless it is given up; nothing has ended then.
 */
export async function signOut({ givesUp = false } = {}): Promise<readonly (string | null)[]> {
  const { endSession } = await import('./sign-out/end-session.ts');
  return endSession(givesUp);
}

/** The name in local storage for a thing of the signed-in person; all of them are forgotten when they sign out. */
export function ownStorageName(name: string): string {
  return `lectern.of.${getSession()?.subject ?? 'visitor'}.${name}`;
}

watchForCopies();
if (!isEmbedded()) leaveWithOtherTabs();
// Where the provider cannot be reached, the next call says so.
whileActive(() => void freshToken().catch(() => null));
