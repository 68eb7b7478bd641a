import { mostReassigned } from '@lectern/domain/institution/reassignment.ts';
import { useState } from 'react';

/** Rows of a list that are selected for one act; null while none are to be. */
export function useSelected() {
  const [ids, choose] = useState<ReadonlySet<string> | null>(null);
  const add = (more: readonly string[]) => choose(new Set([...(ids ?? []), ...more].slice(0, mostReassigned)));
  return {
    ids,
    begin: () => choose(new Set()),
    end: () => choose(null),
    toggle: (id: string) => (ids?.has(id) ? choose(new Set([...ids].filter((one) => one !== id))) : add([id])),
    add,
  };
}

/** The selection of `useSelected`. */
export type Selected = ReturnType<typeof useSelected>;
