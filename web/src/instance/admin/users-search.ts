import { globalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { oneOf, searchOf, words } from '../../ui/page/address.ts';
import { useAsked } from '../../ui/page/use-asked.ts';
import { useTypedSearch } from '../../ui/page/use-typed-search.ts';

/** How many users the list offers to give at a time, the first unless said. */
export const pageSizes = [10, 20, 30, 40, 50] as const;

type Asked = { search: string; pageSize: (typeof pageSizes)[number]; filter: GlobalRole };

// Any other filter, ALL among them, narrows nothing.
const readSearch = searchOf<Asked>({
  search: words,
  pageSize: oneOf(pageSizes),
  filter: oneOf(globalRoles),
});

/** Which users are listed, as the address says, and ways to list others; what is typed is searched for a moment after. */
export function useUsersSearch() {
  const [asked, change] = useAsked(readSearch);
  const { search = '', pageSize = pageSizes[0], filter = null } = asked;
  const { typed, type, empty } = useTypedSearch(search, (text) => change({ search: text }));
  return {
    typed,
    search,
    pageSize,
    filter,
    type,
    setPageSize: (size: number) => change({ pageSize: pageSizes.find((offered) => offered === size) }),
    setFilter: (role: GlobalRole | 'ALL') => change({ filter: role === 'ALL' ? null : role }),
    clear: () => {
      empty();
      change({ search: null, filter: null });
    },
  };
}
