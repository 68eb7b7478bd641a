import type { Operation } from '@lectern/domain/permission.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { oneOf, searchOf } from '../../ui/page/address.ts';

const tabNames = ['products', 'library', 'freeOffers', 'myWork', 'waiting'] as const;

/** A tab of content management. */
export type CmsTab = {
  readonly name: (typeof tabNames)[number];
  readonly Panel: ComponentType;
  /** Who may not do this does not see the tab. */
  readonly operation?: Operation;
};

const readSearch = searchOf<{ tab: CmsTab['name'] }>({ tab: oneOf(tabNames) });
const remembered = 'currentTab';

/** The tab that the address asks for, else the one that was chosen last, else the first; and a way to another. */
export function useCmsTab(tabs: readonly CmsTab[]): [CmsTab | undefined, (name: CmsTab['name']) => void] {
  const navigate = useNavigate();
  const asked = readSearch(useSearch({ strict: false })).tab ?? localStorage.getItem(remembered);
  const choose = (tab: CmsTab['name']) => {
    localStorage.setItem(remembered, tab);
    void navigate({ to: '.', search: { tab } as never, replace: true, resetScroll: false });
  };
  return [tabs.find(({ name }) => name === asked) ?? tabs[0], choose];
}
