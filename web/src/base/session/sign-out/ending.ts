/** A session that has ended here and not yet at the provider. */
export type Ending = {
  readonly id_token?: string | undefined;
  readonly refresh_token?: string | undefined;
  /** The address of this site to end at. */
  readonly to: string;
};

const name = 'lectern.ending';

/** What is still to be ended at the provider; null where nothing is. */
export function findEnding(): Ending | null {
  const text = sessionStorage.getItem(name);
  return text === null ? null : (JSON.parse(text) as Ending);
}

const listeners = new Set<() => void>();

export function noteEnding(ending: Ending | null): void {
  if (ending) sessionStorage.setItem(name, JSON.stringify(ending));
  else sessionStorage.removeItem(name);
  for (const listener of listeners) listener();
}

/** Whether this tab waits to end a session at the provider. */
export const isEnding = (): boolean => sessionStorage.getItem(name) !== null;

/** Calls back when that changes, until the returned function is called. */
export function onEnding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
