import { useSyncExternalStore } from 'react';
import { ownStorageName } from '../session/session.ts';

const listeners = new Set<() => void>();
const name = () => ownStorageName('institution');
const chosen = () => localStorage.getItem(name());

/**
 * The institution that a person has chosen of those they belong to, remembered in this browser until they sign out: the
 * first one before that, and where they no longer belong to the chosen one. It is the same everywhere and in every tab.
 */
export function useCurrentInstitution<Institution extends { readonly id: string }>(
  institutions: readonly Institution[],
): Institution | undefined {
  const id = useSyncExternalStore(listen, chosen);
  return institutions.find((one) => one.id === id) ?? institutions[0];
}

export function chooseInstitution(id: string): void {
  localStorage.setItem(name(), id);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
