import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { ChoiceCell } from '../../ui/people/choice-cell.tsx';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { ChosenBar, type ChosenAct } from './chosen-bar.tsx';
import type { MemberRights } from './member-rights.ts';
import { MemberRow } from './member-row.tsx';
import type { MemberSearch } from './member-search.ts';
import classes from './members.module.css';
import { namedPerson, type NamedPerson } from '../../ui/people/named-person.ts';
import { SortHead } from './sort-head.tsx';
import type { Chosen } from '../../ui/people/use-chosen.ts';
import type { Member } from './use-learners.ts';

type Props = {
  readonly members: readonly Member[];
  readonly viewerId: string | null;
  readonly may: MemberRights;
  readonly chosen: Chosen<NamedPerson>;
  readonly search: MemberSearch;
  readonly onSort: (change: Pick<MemberSearch, 'sort' | 'down'>) => void;
  readonly onAct: (act: ChosenAct) => void;
};

/** Learners of a group, with what those who teach it may see of them; while some are chosen, what can be done with them. */
export function LearnersTable({ members, viewerId, may, chosen, search, onSort, onAct }: Props) {
  const rows = useFocusOnNew<HTMLTableSectionElement>(members.length);
  const shown = members.map(({ user }) => namedPerson(user));
  const allChosen = shown.every(({ id }) => chosen.has(id));
  const words = texts.members;
  const chooses = may.removeLearners || may.moveLearners || may.setExtraTime;
  const columns = may.seeAddresses ? 3 : 2;
  return (
    <PeopleTable
      label={words.learners}
      rows={rows}
      head={
        <>
          {chooses && (
            <ChoiceCell
              label={words.chooseAll}
              checked={allChosen}
              onChange={() => (allChosen ? chosen.drop(shown) : chosen.put(shown))}
            />
          )}
          {chosen.rows.length > 0 ? (
            <td colSpan={columns}>
              <ChosenBar {...{ chosen, may, onAct }} />
            </td>
          ) : (
            <>
              <SortHead of="NAME" label={words.name} {...{ search, onSort }} />
              {may.seeAddresses && <FoldedHead>{words.email}</FoldedHead>}
              <SortHead of="JOINED" label={words.joined} {...{ search, onSort }} />
            </>
          )}
        </>
      }
    >
      {members.map((member) => {
        const person = namedPerson(member.user);
        const isChosen = chosen.has(person.id);
        const choice = chooses && (
          <ChoiceCell
            label={words.choose(person.name)}
            checked={isChosen}
            onChange={() => (isChosen ? chosen.drop([person]) : chosen.put([person]))}
          />
        );
        return (
          <MemberRow key={member.id} {...{ member, viewerId, choice }} withEmail={may.seeAddresses}>
            <td className={classes['day']}>{words.joinedOn(localDay(member.joined_on))}</td>
          </MemberRow>
        );
      })}
    </PeopleTable>
  );
}
