import { useState } from 'react';
import type { TreeRow } from './tree-rows.ts';

/** Rows of the curriculum that are selected for an act on all of them. */
export type Selection = {
  /** Whether rows are selected rather than opened. */
  readonly on: boolean;
  readonly ids: ReadonlySet<string>;
  readonly begin: (id?: string) => void;
  readonly end: () => void;
  readonly toggle: (id: string) => void;
  readonly add: (ids: readonly string[]) => void;
};

/** Which rows are selected; those that are gone are not. */
export function useSelection(rows: readonly TreeRow[]): Selection {
  const [chosen, choose] = useState<ReadonlySet<string> | null>(null);
  const ids = new Set(rows.map(({ item }) => item.id).filter((id) => chosen?.has(id)));
  return {
    on: chosen !== null,
    ids,
    begin: (id) => choose(new Set(id === undefined ? [] : [id])),
    end: () => choose(null),
    toggle: (id) => choose(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])),
    add: (more) => choose(new Set([...ids, ...more])),
  };
}
