import { useState } from 'react';

/** Rows of a list that are chosen for one act, also while a search does not show them. */
export type Chosen<Row extends { readonly id: string }> = {
  readonly rows: readonly Row[];
  readonly has: (id: string) => boolean;
  readonly put: (rows: readonly Row[]) => void;
  readonly drop: (rows: readonly Row[]) => void;
};

export function useChosen<Row extends { readonly id: string }>(): Chosen<Row> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    rows: [...rows.values()],
    has: (id) => rows.has(id),
    put: (more) => setRows(new Map([...rows, ...more.map((one) => [one.id, one] as const)])),
    drop: (some) => setRows(new Map([...rows].filter(([id]) => !some.some((one) => one.id === id)))),
  };
}
