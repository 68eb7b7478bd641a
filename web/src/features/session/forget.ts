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
  if (subject) forgetNames(localStorage, `lectern.of.${subject}.`);
  sessionStorage.clear();
}

/** Forgets what an earlier person of this tab left behind, unless it is the same one who comes back. */
export function forgetUnlessSame(person: string): void {
  const owner = 'lectern.owner';
  const earlier = sessionStorage.getItem(owner);
  if (earlier !== null && earlier !== person) forgetNames(localStorage, `lectern.of.${earlier.split(' ')[1]}.`);
  sessionStorage.setItem(owner, person);
}

function forgetNames(storage: Storage, prefix: string): void {
  const names = Array.from({ length: storage.length }, (_none, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name);
}
