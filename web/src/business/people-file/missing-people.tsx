import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { ChoiceCell } from '../../ui/people/choice-cell.tsx';
import { nameOf } from '../../ui/people/named-person.ts';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import classes from '../../base/spreadsheet/spreadsheet.module.css';
import type { Missing } from './use-people-file.ts';

type Props = {
  readonly missing: readonly Missing[];
  /** How many they are, also beyond those who are listed. */
  readonly total: number;
  /** The ids of those who are removed. */
  readonly ticked: ReadonlySet<string>;
  readonly onChange: (ticked: ReadonlySet<string>) => void;
};

const [first, next] = [20, 100];

/** Members of the institution whom the viewer may remove and who are not in the file: they stay, unless they are ticked. */
export function MissingPeople({ missing, total, ticked, onChange }: Props) {
  const [shown, setShown] = useState<number>(first);
  const rows = useFocusOnNew<HTMLTableSectionElement>(Math.min(shown, missing.length));
  const mayGo = missing.filter(({ stays }) => stays == null);
  const leaving = mayGo.filter(({ user_id }) => ticked.has(user_id));
  const all = leaving.length === mayGo.length && mayGo.length > 0;
  const words = texts.peopleFile.missing;
  const turn = (id: string) =>
    onChange(new Set(ticked.has(id) ? [...ticked].filter((other) => other !== id) : [...ticked, id]));
  return (
    <section aria-labelledby="missing" className={classes['section']}>
      <h3 id="missing">{words.title(total)}</h3>
      <p className={classes['hint']}>{words.text}</p>
      {total > missing.length && <p className={classes['warning']}>{words.first(missing.length)}</p>}
      <PeopleTable
        label={words.title(total)}
        rows={rows}
        head={
          <>
            <ChoiceCell
              label={words.removeAll}
              checked={all}
              disabled={mayGo.length === 0}
              onChange={() => onChange(new Set(all ? [] : mayGo.map(({ user_id }) => user_id)))}
            />
            <th scope="col">{texts.spreadsheet.person}</th>
            <FoldedHead>{texts.spreadsheet.email}</FoldedHead>
            <th scope="col">{words.groups}</th>
          </>
        }
      >
        {missing.slice(0, shown).map((person) => (
          <PersonRow
            key={person.user_id}
            name={nameOf(person)}
            avatar={null}
            email={person.email}
            mark={person.role !== 'STUDENT' && texts.peopleFile.roles[person.role]}
            about={person.stays != null && words.stays[person.stays]}
            choice={
              <ChoiceCell
                label={words.removeOne(nameOf(person))}
                checked={person.stays == null && ticked.has(person.user_id)}
                disabled={person.stays != null}
                onChange={() => turn(person.user_id)}
              />
            }
          >
            <td className={classes['count']}>{person.groups}</td>
          </PersonRow>
        ))}
      </PeopleTable>
      {shown < missing.length && (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setShown(shown + next)}>
            {texts.spreadsheet.more(Math.min(next, missing.length - shown))}
          </Button>
        </div>
      )}
      <p role="status">
        {leaving.length > 0 &&
          words.leaving(
            leaving.length,
            leaving.reduce((sum, { groups }) => sum + groups, 0),
          )}
      </p>
    </section>
  );
}
