import type { MemberSort } from '@lectern/domain/classroom/member/group-member-list.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import type { MemberSearch } from './member-search.ts';
import classes from './members.module.css';

type Props = {
  readonly of: MemberSort;
  readonly label: string;
  readonly search: MemberSearch;
  readonly onSort: (change: Pick<MemberSearch, 'sort' | 'down'>) => void;
};

/** The head of a column that learners can be sorted by; a second press turns the order round. */
export function SortHead({ of, label, search, onSort }: Props) {
  const sorted = (search.sort ?? 'NAME') === of;
  const down = search.down === true;
  const next = { sort: of === 'NAME' ? null : of, down: sorted && !down ? (true as const) : null };
  return (
    <th scope="col" aria-sort={sorted ? (down ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={classes['sort']} onClick={() => onSort(next)}>
        {label}
        {sorted && <Icon of={down ? IconArrowDown : IconArrowUp} size={16} />}
      </button>
    </th>
  );
}
