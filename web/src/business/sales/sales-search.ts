import { institutionPageSizes } from '@lectern/domain/institution/institution-form.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { oneOf, searchOf, words } from '../../ui/page/address.ts';

/** The tabs of the sales area. */
export const salesTabs = ['institutions', 'renewals', 'users'] as const;
export type SalesTab = (typeof salesTabs)[number];

/** How many users the list offers to give at a time, the first unless said. */
export const userPageSizes = [10, 20, 30, 40, 50] as const;

const readSearch = searchOf<{ tab: SalesTab; search: string; pageSize: number }>({
  tab: oneOf(salesTabs),
  search: words,
  pageSize: oneOf([...new Set<number>([...institutionPageSizes, ...userPageSizes])]),
});

/** What the address of the sales area says, and a way to say something else in its place. */
export function useSalesSearch() {
  const navigate = useNavigate();
  const asked = readSearch(useSearch({ strict: false }));
  const change = (search: typeof asked) =>
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  return { asked, change };
}

/** A list of the sales area: what is typed to search it, what is searched for and how much is shown; the address keeps both. */
export function useListSearch(sizes: readonly number[]) {
  const { asked, change } = useSalesSearch();
  const { search = '' } = asked;
  const [typed, setTyped] = useState(search);
  const searchFor = (text: string) => change({ ...asked, search: text.trim() === '' ? undefined : text.trim() });
  const settle = useDebouncedCallback(searchFor, 300);
  return {
    /** Whether there is anything to clear. */
    narrowed: typed !== '',
    typed,
    search,
    pageSize: sizes.find((size) => size === asked.pageSize) ?? sizes[0] ?? 0,
    sizes,
    type: (text: string) => {
      setTyped(text);
      settle(text);
    },
    setPageSize: (size: number) => change({ ...asked, pageSize: size }),
    clear: () => {
      settle.cancel();
      setTyped('');
      change({ tab: asked.tab, pageSize: asked.pageSize });
    },
  };
}
