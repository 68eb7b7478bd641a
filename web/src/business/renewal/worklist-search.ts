import { institutionPageSizes } from '@lectern/domain/institution/institution-form.ts';
import { worklistSorts, type WorklistSort, type WorklistWindow } from '@lectern/domain/license/renewals.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { oneOf, searchOf, words } from '../../ui/page/address.ts';

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
  search: words,
  pageSize: oneOf(institutionPageSizes),
  window: oneOf(shownWindows),
  mine: oneOf([true]),
  sort: oneOf(worklistSorts),
  down: oneOf([true]),
});

/** What the worklist shows, as the address says, and ways to show something else; what is typed is searched for a moment after. */
export function useWorklistSearch() {
  const navigate = useNavigate();
  const given: Record<string, unknown> = useSearch({ strict: false });
  const asked = readSearch(given);
  const {
    search = '',
    pageSize = institutionPageSizes[0],
    window = 30,
    mine = false,
    sort = 'DAYS',
    down = false,
  } = asked;
  const [typed, setTyped] = useState(search);
  /** What else the address says stays. */
  const change = (values: { readonly [Name in keyof Asked]?: Asked[Name] | undefined }) =>
    void navigate({ to: '.', search: { ...given, ...values } as never, replace: true, resetScroll: false });
  const settle = useDebouncedCallback((text: string) => change({ search: text.trim() || undefined }), 300);
  return {
    typed,
    search,
    pageSize,
    window,
    mine,
    sort,
    down,
    narrowed: typed !== '' || asked.window !== undefined || mine,
    type: (text: string) => {
      setTyped(text);
      settle(text);
    },
    setPageSize: (size: (typeof institutionPageSizes)[number]) => change({ pageSize: size }),
    setWindow: (next: ShownWindow) => change({ window: next }),
    setMine: (next: boolean) => change({ mine: next || undefined }),
    sortBy: (next: WorklistSort, nextDown: boolean) =>
      change({ sort: next === 'DAYS' ? undefined : next, down: nextDown || undefined }),
    clear: () => {
      settle.cancel();
      setTyped('');
      change({ search: undefined, window: undefined, mine: undefined });
    },
  };
}

/** What the worklist shows, for what shows parts of it. */
export type WorklistSearch = ReturnType<typeof useWorklistSearch>;
