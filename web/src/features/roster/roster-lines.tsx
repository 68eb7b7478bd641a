import { IconAlertTriangle, IconArrowRight, IconCheck, IconClock, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { nameOrAddress } from '../spreadsheet/name-or-address.ts';
import { conflictText } from './conflict-text.ts';
import classes from './roster.module.css';
import type { Difference } from './use-roster.ts';

type Line = Difference['lines'][number];

/** What needs to be looked at stands first. */
const kinds = ['CONFLICT', 'MOVED', 'ADDED', 'AWAITED', 'UNCHANGED'] as const satisfies readonly Line['kind'][];

const looks = {
  CONFLICT: { tone: 'red', icon: IconAlertTriangle },
  MOVED: { tone: 'blue', icon: IconArrowRight },
  ADDED: { tone: 'green', icon: IconPlus },
  AWAITED: { tone: 'yellow', icon: IconClock },
  UNCHANGED: { tone: 'neutral', icon: IconCheck },
} as const;

type Chosen = 'ALL' | Line['kind'];

const pageSize = 100;

/** Every line of the file with what becomes of it, some at a time. */
export function RosterLines({ lines }: { readonly lines: readonly Line[] }) {
  const [shown, setShown] = useState(pageSize);
  const [chosen, choose] = useState<Chosen>('ALL');
  const byKind = kinds
    .map((kind) => ({ kind, of: lines.filter((line) => line.kind === kind) }))
    .filter(({ of }) => of.length > 0);
  const ordered = byKind.filter(({ kind }) => chosen === 'ALL' || kind === chosen).flatMap(({ of }) => of);
  const rows = useFocusOnNew<HTMLTableSectionElement>(Math.min(shown, ordered.length));
  const words = texts.roster;
  return (
    <Tabs<Chosen>
      label={words.linesTitle}
      tabs={[
        { value: 'ALL', label: words.all, count: lines.length },
        ...byKind.map(({ kind, of }) => ({ value: kind, label: words.kinds[kind], count: of.length })),
      ]}
      value={chosen}
      onChange={(value) => {
        choose(value);
        setShown(pageSize);
      }}
    >
      <PeopleTable
        label={words.linesTitle}
        rows={rows}
        head={
          <>
            <th scope="col" className={classes['number']}>
              {words.line}
            </th>
            <th scope="col">{words.person}</th>
            <FoldedHead>{words.columns.email}</FoldedHead>
            <th scope="col">{words.outcome}</th>
          </>
        }
      >
        {ordered.slice(0, shown).map((line) => (
          <PersonRow
            key={line.line}
            name={nameOrAddress(line)}
            avatar={null}
            email={line.email}
            mark={line.role !== 'STUDENT' && words.instructor}
            choice={<NumberCell line={line.line} />}
          >
            <td>{outcomeOf(line)}</td>
          </PersonRow>
        ))}
      </PeopleTable>
      {shown < ordered.length && (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setShown(shown + pageSize)}>
            {words.more(Math.min(pageSize, ordered.length - shown))}
          </Button>
        </div>
      )}
    </Tabs>
  );
}

function NumberCell({ line }: Pick<Line, 'line'>) {
  return <td className={classes['number']}>{line}</td>;
}

function outcomeOf({ kind, why, group, from }: Line) {
  const { tone, icon } = looks[kind];
  return (
    <span className={classes['outcome']}>
      <Chip tone={tone} icon={icon} dense>
        {texts.roster.kinds[kind]}
      </Chip>
      <span>{why ? conflictText(why) : from ? texts.roster.fromTo(from, group ?? '') : group}</span>
    </span>
  );
}
