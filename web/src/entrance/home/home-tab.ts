import { getRouteApi } from '@tanstack/react-router';
import { id, oneOf, searchOf } from '../../ui/page/address.ts';

/** They stand in this order. */
export const homeTabs = ['groups', 'all-groups', 'members', 'licenses', 'history'] as const;

/** What home shows of an institution. */
export type HomeTab = (typeof homeTabs)[number];

/** The institution and the tab an address of home asks for; home chooses where it asks for none. */
export const homeSearch = searchOf<{ institution: string; tab: HomeTab }>({ institution: id, tab: oneOf(homeTabs) });

const route = getRouteApi('/open-pages/');

/** The tab that the address asks for, and a way to another. */
export function useHomeTab(): [HomeTab | undefined, (tab: HomeTab) => void] {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  return [tab, (next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })];
}
