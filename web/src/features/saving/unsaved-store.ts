import { getSession } from '../session/session-store.ts';
import { unsavedPrefix } from '../session/unsaved-prefix.ts';
import type { Unsaved } from './queue-state.ts';
import type { SaveTarget } from './save-request.ts';

/** What of which attempt could not be saved yet. */
export type StoredUnsaved = Unsaved & { readonly target: SaveTarget };

/** How the names begin under which a person's unsaved answers are kept in this tab. */
const prefixOf = (owner: string): string => `${unsavedPrefix}${owner}.`;

/** Whose answers are kept. */
export const ownerNow = (): string => getSession()?.subject ?? 'visitor';

/** Keeps what is unsaved of an attempt across reloads and crashes of this tab; null forgets it. */
export function keepUnsaved(owner: string, target: SaveTarget, unsaved: Unsaved | null): void {
  const name = `${prefixOf(owner)}${target.attempt_id}`;
  try {
    if (unsaved) sessionStorage.setItem(name, JSON.stringify({ target, ...unsaved } satisfies StoredUnsaved));
    else sessionStorage.removeItem(name);
  } catch (error) {
    // A full storage only takes the protection against a crash away; what is on screen is still sent.
    console.error(error);
  }
}

/** What an earlier page of this tab could not save of an attempt; null where there is nothing. */
export function readUnsaved(owner: string, attemptId: string): StoredUnsaved | null {
  return parsed(sessionStorage.getItem(`${prefixOf(owner)}${attemptId}`));
}

/** Everything that earlier pages of this tab could not save for the signed-in person. */
export function allUnsaved(): StoredUnsaved[] {
  const prefix = prefixOf(ownerNow());
  return Array.from({ length: sessionStorage.length }, (_none, index) => sessionStorage.key(index) ?? '')
    .filter((name) => name.startsWith(prefix))
    .map((name) => parsed(sessionStorage.getItem(name)))
    .filter((one) => one !== null);
}

/** A text that is not of this app's making counts as nothing. */
function parsed(text: string | null): StoredUnsaved | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as StoredUnsaved;
    return typeof stored.target.attempt_id === 'string' && typeof stored.revision === 'number' ? stored : null;
  } catch {
    return null;
  }
}
