import { forgetHadSession } from './had-session.ts';
import { getSession } from './session-store.ts';

const listeners = new Set<() => void>();

/** Calls back when a person signs out, so that nothing of theirs is stored again. */
export function onForget(listener: () => void): void {
  listeners.add(listener);
}

/** Forgets everything of the signed-in person that this tab and this browser keep. */
export function forgetEverything(): void {
  for (const listener of listeners) listener();
  const subject = getSession()?.subject;
  if (subject) forgetOf(subject);
  forgetHadSession();
  sessionStorage.clear();
}

/** Forgets what this browser keeps of a person by `ownStorageName`. */
export function forgetOf(subject: string): void {
  const names = Array.from({ length: localStorage.length }, (_none, index) => localStorage.key(index));
  for (const name of names) if (name?.startsWith(`lectern.of.${subject}.`)) localStorage.removeItem(name);
}
