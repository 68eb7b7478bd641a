import { useEffect, useState } from 'react';

/** Some entries of a list; a cursor where it goes on. */
type Page<Entry> = { readonly entries: readonly Entry[]; readonly cursor: string | null };

/** A wish for the entries that follow a cursor; null for the first ones. */
type Wish = { readonly after: string | null };

/**
 * A list that the server gives page by page: its entries as far as they have come, null before the first reply; `more`
 * asks for those that follow, and again after a failure; `reload` asks for the first ones anew while the old ones stay in
 * view. `load` stays the same function while the list is the same.
 */
export function usePages<Entry>(load: (after: string | null) => Promise<Page<Entry> | null>) {
  const [wish, setWish] = useState<Wish>({ after: null });
  const [list, setList] = useState<{ readonly entries: readonly Entry[] | null; readonly cursor: string | null }>({
    entries: null,
    cursor: null,
  });
  const [answered, setAnswered] = useState<{ readonly wish: Wish | null; readonly failed: boolean }>({
    wish: null,
    failed: false,
  });
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const page = await load(wish.after);
      if (left) return;
      setAnswered({ wish, failed: !page });
      if (!page) return;
      setList((before) => ({
        entries: [...(wish.after === null ? [] : (before.entries ?? [])), ...page.entries],
        cursor: page.cursor,
      }));
    };
    void ask();
    return () => {
      left = true;
    };
  }, [load, wish]);
  const state: 'busy' | 'failed' | 'idle' = answered.wish !== wish ? 'busy' : answered.failed ? 'failed' : 'idle';
  return { ...list, state, more: () => setWish({ after: list.cursor }), reload: () => setWish({ after: null }) };
}
