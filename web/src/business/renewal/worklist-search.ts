import { institutionPageSizes } from '@lectern/domain/business/institution/institution-form.ts';
import { worklistSorts, type WorklistSort, type WorklistWindow } from '@lectern/domain/business/renewal/renewals.ts';
import { oneOf, searchOf, words } from '../../ui/page/address.ts';
import { useAsked } from '../../ui/page/use-asked.ts';
import { useTypedSearch } from '../../ui/page/use-typed-search.ts';

/** The windows of the worklist as the address names them, in the order they are offered in. */
export const windows = {
  30: 'DAYS_30',
  60: 'DAYS_60',
  90: 'DAYS_90',
  active: 'ALL_ACTIVE',
  quotes: 'OPEN_QUOTES',
  ended: 'RECENTLY_EXPIRED',
} as const satisfies Record<string | number, WorklistWindow>;
export type ShownWindow = 30 | 60 | 90 | 'active' | 'quotes' | 'ended';
export const shownWindows: readonly ShownWindow[] = [30, 60, 90, 'active', 'quotes', 'ended'];

type Asked = {
  search: string;
  pageSize: (typeof institutionPageSizes)[number];
  window: ShownWindow;
  mine: true;
  sort: WorklistSort;
  down: true;
};

const readSearch = searchOf<Asked>({
  window: oneOf(shownWindows),
  mine: oneOf([true]),
  search: words,
  pageSize: oneOf(institutionPageSizes),
  sort: oneOf(worklistSorts),
  down: oneOf([true]),
});

/** What the worklist shows, as the address says, and ways to show something else; what is typed is searched for a moment after. */
export function useWorklistSearch() {
  const [asked, change] = useAsked(readSearch);
  const {
    search = '',
    pageSize = institutionPageSizes[0],
    window = 30,
    mine = false,
    sort = 'DAYS',
    down = false,
  } = asked;
  const { typed, type, empty } = useTypedSearch(search, (text) => change({ search: text }));
  return {
    typed,
    search,
    pageSize,
    window,
    mine,
    sort,
    down,
    narrowed: typed !== '' || asked.window !== undefined || mine,
    type,
    setPageSize: (size: (typeof institutionPageSizes)[number]) => change({ pageSize: size }),
    setWindow: (next: ShownWindow) => change({ window: next }),
    setMine: (next: boolean) => change({ mine: next || null }),
    sortBy: (next: WorklistSort, nextDown: boolean) =>
      change({ sort: next === 'DAYS' ? null : next, down: nextDown || null }),
    clear: () => {
      empty();
      change({ search: null, window: null, mine: null });
    },
  };
}

/** What the worklist shows, for what shows parts of it. */
export type WorklistSearch = ReturnType<typeof useWorklistSearch>;
