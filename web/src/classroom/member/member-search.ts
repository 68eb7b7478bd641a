import { memberSorts, type MemberSort } from '@lectern/domain/classroom/member/group-member-list.ts';
import { oneOf, searchOf, words } from '../../ui/page/address.ts';
import { useAsked } from '../../ui/page/use-asked.ts';

/** Those beside the learners who have joined: who is awaited, and who could not join. */
const besides = ['awaited', 'refused'] as const;

/** Whom the list of learners shows. */
export type Who = 'joined' | (typeof besides)[number];

/** What the address of a group's members says; null where it says nothing. */
export type MemberSearch = {
  /** Whom the list shows; null stands for those who have joined. */
  readonly who: (typeof besides)[number] | null;
  /** What is searched for among names and addresses. */
  readonly name: string | null;
  /** What learners are sorted by; null stands for their names. */
  readonly sort: MemberSort | null;
  /** Whether they are sorted downwards. */
  readonly down: true | null;
};

const readSearch = searchOf<{ who: (typeof besides)[number]; name: string; sort: MemberSort; down: true }>({
  who: oneOf(besides),
  name: words,
  sort: oneOf(memberSorts),
  down: oneOf([true as const]),
});

/** What the address says, and a way to change it. */
export function useMemberSearch(): [MemberSearch, (change: Partial<MemberSearch>) => void] {
  const [{ who = null, name = null, sort = null, down = null }, change] = useAsked(readSearch);
  return [{ who, name, sort, down }, change];
}
