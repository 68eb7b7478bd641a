import { useEffect, useState } from 'react';

/** Some entries of a list; a cursor where it goes on. */
type Page<Entry> = { readonly entries: readonly Entry[]; readonly cursor: string | null };

/** A wish for the entries that follow a cursor, null for the first ones, and for so many of them at least; in silence where nobody waits for it. */
type Wish = { readonly after: string | null; readonly least?: number; readonly silent?: boolean };

/**
 * A list that the server gives page by page: its entries as far as they have come, null before the first reply; `more`
 * asks for those that follow, and again after a failure; `reload` asks for the first ones anew while the old ones stay in
 * view; `refresh` asks in silence for all that are shown, `refreshed` where the list came so. `load` stays the same function
 * while the list is the same.
 */
export function usePages<Entry>(load: (after: string | null) => Promise<Page<Entry> | null>) {
  const [wish, setWish] = useState<Wish>({ after: null });
  const [list, setList] = useState<{
    readonly entries: readonly Entry[] | null;
    readonly cursor: string | null;
    readonly refreshed: boolean;
  }>({ entries: null, cursor: null, refreshed: false });
  const [answered, setAnswered] = useState<{ readonly wish: Wish | null; readonly failed: boolean }>({
    wish: null,
    failed: false,
  });
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const found: Entry[] = [];
      let cursor = wish.after;
      do {
        const page = await load(cursor);
        if (left) return;
        if (!page) return setAnswered({ wish, failed: !wish.silent });
        found.push(...page.entries);
        ({ cursor } = page);
      } while (cursor !== null && found.length < (wish.least ?? 0));
      setAnswered({ wish, failed: false });
      setList((before) => ({
        entries: [...(wish.after === null ? [] : (before.entries ?? [])), ...found],
        cursor,
        refreshed: wish.silent === true,
      }));
    };
    void ask();
    return () => {
      left = true;
    };
  }, [load, wish]);
  const isAnswered = answered.wish === wish;
  const state: 'busy' | 'failed' | 'idle' =
    isAnswered && answered.failed ? 'failed' : isAnswered || wish.silent ? 'idle' : 'busy';
  return {
    ...list,
    state,
    more: () => setWish({ after: list.cursor }),
    reload: () => setWish({ after: null }),
    refresh: () => {
      if (isAnswered && !answered.failed) setWish({ after: null, least: list.entries?.length ?? 0, silent: true });
    },
  };
}
