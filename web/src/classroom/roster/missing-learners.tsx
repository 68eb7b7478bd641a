import { texts } from '../../texts/texts.ts';
import { ChoiceCell } from '../../ui/people/choice-cell.tsx';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { nameOrAddress } from '../../base/spreadsheet/name-or-address.ts';
import classes from '../../base/spreadsheet/spreadsheet.module.css';
import type { Missing } from './use-roster.ts';

type Props = {
  readonly missing: readonly Missing[];
  readonly removed: readonly Missing[];
  readonly onChange: (removed: readonly Missing[]) => void;
};

const isSame = (one: Missing, other: Missing) => one.user_id === other.user_id && one.group_id === other.group_id;

/** Learners of the groups who are not in the file: they stay, unless they are ticked. */
export function MissingLearners({ missing, removed, onChange }: Props) {
  const words = texts.roster;
  const has = (one: Missing) => removed.some((other) => isSame(one, other));
  const all = missing.every(has);
  return (
    <section aria-labelledby="missing" className={classes['section']}>
      <h3 id="missing">{words.missingTitle}</h3>
      <p className={classes['hint']}>{words.missingText}</p>
      <PeopleTable
        label={words.missingTitle}
        head={
          <>
            <ChoiceCell label={words.removeAll} checked={all} onChange={() => onChange(all ? [] : missing)} />
            <th scope="col">{texts.spreadsheet.person}</th>
            <FoldedHead>{words.columns.email}</FoldedHead>
            <th scope="col">{words.columns.group}</th>
          </>
        }
      >
        {missing.map((one) => (
          <PersonRow
            key={`${one.group_id} ${one.user_id}`}
            name={nameOrAddress(one)}
            avatar={null}
            mark={one.is_awaited && words.kinds.AWAITED}
            email={one.email ?? null}
            choice={
              <ChoiceCell
                label={words.removeOne(nameOrAddress(one))}
                checked={has(one)}
                onChange={() => onChange(has(one) ? removed.filter((other) => !isSame(one, other)) : [...removed, one])}
              />
            }
          >
            <td>
              <bdi>{one.group}</bdi>
            </td>
          </PersonRow>
        ))}
      </PeopleTable>
    </section>
  );
}
