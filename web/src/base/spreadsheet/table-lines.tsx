import { useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import classes from './spreadsheet.module.css';

/** A row of a file, with what becomes of it. */
type Line<Kind extends string> = { readonly line: number; readonly kind: Kind };

/** What can become of a row, and how that looks. */
type Look<Kind extends string> = Required<Pick<Parameters<typeof Chip>[0], 'tone' | 'icon'>> & {
  readonly kind: Kind;
  readonly label: string;
};

export type TableLinesProps<Kind extends string, One extends Line<Kind>> = {
  /** What the rows name, and what is said beside each. */
  readonly heads: { readonly name: string; readonly beside: string };
  readonly partsOf: (line: One) => { readonly name: string; readonly beside: string };
  readonly lines: readonly One[];
  /** What can become of them: what needs to be looked at first. */
  readonly looks: readonly Look<Kind>[];
  /** What stands behind a name. */
  readonly markOf: (line: One) => string | false;
  /** What is said beside what becomes of a row. */
  readonly more: (line: One) => ReactNode;
  /** How many are shown before more are asked for. */
  readonly first?: number;
};

const pageSize = 100;

/** Every row of a file and what becomes of it, some at a time; tabs count and choose them. */
export function TableLines<Kind extends string, One extends Line<Kind>>({
  heads,
  partsOf,
  lines,
  looks,
  markOf,
  more,
  first = pageSize,
}: TableLinesProps<Kind, One>) {
  const [shown, setShown] = useState(first);
  const [chosen, choose] = useState<Kind | 'ALL'>('ALL');
  const byKind = looks
    .map((look) => ({ ...look, of: lines.filter(({ kind }) => kind === look.kind) }))
    .filter(({ of }) => of.length > 0);
  const ordered = byKind
    .filter(({ kind }) => chosen === 'ALL' || kind === chosen)
    .flatMap(({ of, ...look }) => of.map((line) => ({ line, look })));
  const rows = useFocusOnNew<HTMLTableSectionElement>(Math.min(shown, ordered.length));
  const words = texts.spreadsheet;
  return (
    <Tabs<Kind | 'ALL'>
      label={words.linesTitle}
      tabs={[
        { value: 'ALL', label: words.all, count: lines.length },
        ...byKind.map(({ kind, label, of }) => ({ value: kind, label, count: of.length })),
      ]}
      value={chosen}
      onChange={(value) => {
        choose(value);
        setShown(first);
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
            <th scope="col">{heads.name}</th>
            <FoldedHead>{heads.beside}</FoldedHead>
            <th scope="col" className={classes['outcomes']}>
              {words.outcome}
            </th>
          </>
        }
      >
        {ordered.slice(0, shown).map(({ line, look }) => {
          const { name, beside } = partsOf(line);
          const outcome = outcomeOf(look, more(line));
          return (
            <PersonRow
              key={line.line}
              {...{ name }}
              avatar={null}
              email={beside}
              mark={markOf(line)}
              last={outcome}
              choice={<td className={classes['number']}>{line.line}</td>}
            >
              <td className={classes['outcomes']}>{outcome}</td>
            </PersonRow>
          );
        })}
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

function outcomeOf({ tone, icon, label }: Omit<Look<string>, 'kind'>, more: ReactNode) {
  return (
    <span className={classes['outcome']}>
      <Chip tone={tone} icon={icon} dense>
        {label}
      </Chip>
      <span>{more}</span>
    </span>
  );
}
