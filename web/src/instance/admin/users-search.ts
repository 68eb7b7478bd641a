import { globalRoles, type GlobalRole } from '@lectern/domain/account/role.ts';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { oneOf, searchOf, words } from '../../ui/page/address.ts';

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
  const navigate = useNavigate();
  const asked = readSearch(useSearch({ strict: false }));
  const { search = '', pageSize = pageSizes[0], filter = null } = asked;
  const [typed, setTyped] = useState(search);
  const change = (values: Partial<Record<keyof Asked, unknown>>) =>
    void navigate({ to: '.', search: { ...asked, ...values } as never, replace: true, resetScroll: false });
  const settle = useDebouncedCallback((text: string) => change({ search: text.trim() || undefined }), 300);
  return {
    typed,
    search,
    pageSize,
    filter,
    type: (text: string) => {
      setTyped(text);
      settle(text);
    },
    setPageSize: (size: number) => change({ pageSize: size }),
    setFilter: (role: GlobalRole | 'ALL') => change({ filter: role }),
    clear: () => {
      settle.cancel();
      setTyped('');
      change({ search: undefined, filter: undefined });
    },
  };
}
