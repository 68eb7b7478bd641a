import { memberSorts, type MemberSort } from '@lectern/domain/member/group-member-list.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { oneOf, searchOf, words } from '../../ui/page/address.ts';

/** What the address of a group's members says; null where it says nothing. */
export type MemberSearch = {
  /** What is searched for among names and addresses. */
  readonly name: string | null;
  /** What learners are sorted by; null stands for their names. */
  readonly sort: MemberSort | null;
  /** Whether they are sorted downwards. */
  readonly down: true | null;
};

const readSearch = searchOf<{ name: string; sort: MemberSort; down: true }>({
  name: words,
  sort: oneOf(memberSorts),
  down: oneOf([true as const]),
});

/** What the address says, and a way to change it. */
export function useMemberSearch(): [MemberSearch, (change: Partial<MemberSearch>) => void] {
  const { name = null, sort = null, down = null } = readSearch(useSearch({ strict: false }));
  const search = { name, sort, down };
  const navigate = useNavigate();
  const change = (next: Partial<MemberSearch>) => {
    const given = Object.fromEntries(Object.entries({ ...search, ...next }).filter(([, value]) => value !== null));
    void navigate({ to: '.', search: given as never, replace: true, resetScroll: false });
  };
  return [search, change];
}
