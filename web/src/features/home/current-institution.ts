import { useState } from 'react';
import { ownStorageName } from '../session/session.ts';

/**
 * The institution a person has chosen, remembered in this browser until they sign out: the first one before that, and
 * where they no longer belong to the chosen one.
 */
export function useCurrentInstitution<Institution extends { readonly id: string }>(
  institutions: readonly Institution[],
): [Institution | null, (id: string) => void] {
  const name = ownStorageName('institution');
  const [chosen, setChosen] = useState(() => localStorage.getItem(name));
  const current = institutions.find(({ id }) => id === chosen) ?? institutions[0] ?? null;
  const choose = (id: string) => {
    localStorage.setItem(name, id);
    setChosen(id);
  };
  return [current, choose];
}
