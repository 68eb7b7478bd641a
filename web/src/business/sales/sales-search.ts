import { institutionPageSizes } from '@lectern/domain/business/institution/institution-form.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { oneOf, searchOf, words } from '../../ui/page/address.ts';
import { useAsked } from '../../ui/page/use-asked.ts';
import { useTypedSearch } from '../../ui/page/use-typed-search.ts';

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

/** The tab of the sales area that the address asks for, the first unless said, and a way to another, which begins anew. */
export function useSalesTab(): [SalesTab, (tab: SalesTab) => void] {
  const { tab = salesTabs[0] } = readSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return [tab, (next) => void navigate({ to: '.', search: { tab: next } as never, replace: true, resetScroll: false })];
}

/** A list of the sales area: what is typed to search it, what is searched for and how much is shown; the address keeps both. */
export function useListSearch(sizes: readonly number[]) {
  const [{ search = '', pageSize }, change] = useAsked(readSearch);
  const { typed, type, empty } = useTypedSearch(search, (text) => change({ search: text }));
  return {
    /** Whether there is anything to clear. */
    narrowed: typed !== '',
    typed,
    search,
    pageSize: sizes.find((size) => size === pageSize) ?? sizes[0] ?? 0,
    sizes,
    type,
    setPageSize: (size: number) => change({ pageSize: size }),
    clear: () => {
      empty();
      change({ search: null });
    },
  };
}
