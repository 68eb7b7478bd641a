import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { MemberRow } from './member-row.tsx';
import type { MemberSearch } from './member-search.ts';
import classes from './members.module.css';
import { SortHead } from './sort-head.tsx';
import type { Member } from './use-learners.ts';

type Props = {
  readonly members: readonly Member[];
  readonly viewerId: string | null;
  readonly teaches: boolean;
  readonly search: MemberSearch;
  readonly onSort: (change: Pick<MemberSearch, 'sort' | 'down'>) => void;
};

/** Learners of a group, with what those who teach it may see of them. */
export function LearnersTable({ members, viewerId, teaches, search, onSort }: Props) {
  const rows = useFocusOnNew<HTMLTableSectionElement>(members.length);
  const words = texts.members;
  return (
    <div className={classes['sheet']}>
      <table className={classes['table']} aria-labelledby="learners">
        <thead>
          <tr>
            <SortHead of="NAME" label={words.name} {...{ search, onSort }} />
            {teaches && (
              <th scope="col" className={classes['beside']}>
                {words.email}
              </th>
            )}
            <SortHead of="JOINED" label={words.joined} {...{ search, onSort }} />
          </tr>
        </thead>
        <tbody ref={rows}>
          {members.map((member) => (
            <MemberRow key={member.id} {...{ member, viewerId }} withEmail={teaches}>
              <td className={classes['day']}>{words.joinedOn(localDay(member.joined_on))}</td>
            </MemberRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}
