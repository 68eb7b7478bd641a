import { IconAlertTriangle, IconCheck, IconCopy, IconPlus } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { SaveRows } from '../../base/spreadsheet/save-rows.tsx';
import classes from '../../base/spreadsheet/spreadsheet.module.css';
import { TableLines } from '../../base/spreadsheet/table-lines.tsx';
import { faultText } from './fault-text.ts';
import type { Difference, InstitutionsFile } from './use-institutions-file.ts';

type Props = {
  readonly file: InstitutionsFile;
  readonly difference: Difference;
  readonly onImport: () => void;
};

type Line = Difference['lines'][number];

const looks = [
  { kind: 'WRONG', tone: 'red', icon: IconAlertTriangle },
  { kind: 'TWICE', tone: 'yellow', icon: IconCopy },
  { kind: 'NEW', tone: 'green', icon: IconPlus },
  { kind: 'THERE', tone: 'neutral', icon: IconCheck },
] as const;

/** What a file comes to, before anything is made: how much, and what becomes of each row. */
export function InstitutionsDifference({ file: { state, changed }, difference, onImport }: Props) {
  const { lines, columns, shown } = difference;
  const words = texts.institutionsFile;
  const made = lines.filter(({ kind }) => kind === 'NEW');
  const count = (holds: (line: Line) => boolean) => made.filter(holds).length;
  const counts = {
    running: count(({ license, runs }) => license != null && runs),
    quotes: count(({ license, runs }) => license != null && !runs),
    invited: count(({ administrator }) => administrator != null),
    left: lines.length - made.length,
  };
  const counted = (['running', 'quotes', 'invited', 'left'] as const)
    .filter((part) => counts[part] > 0)
    .map((part) => words.parts[part](counts[part]));
  return (
    <>
      <section aria-labelledby="made" className={classes['section']}>
        <h2 id="made">{words.madeTitle}</h2>
        {changed && (
          <p role="alert" className={classes['warning']}>
            {words.changed}
          </p>
        )}
        <p role="status">{words.comesTo([words.parts.institutions(made.length), ...counted])}</p>
        <div className={classes['acts']}>
          <Button
            disabled={made.length === 0 || state === 'reading'}
            loading={state === 'importing'}
            onClick={onImport}
          >
            {words.make(made.length)}
          </Button>
          {made.length === 0 && <span>{words.nothing}</span>}
          {state === 'importing' && <span role="status">{words.making(made.length)}</span>}
        </div>
      </section>
      <section aria-labelledby="lines" className={classes['section']}>
        <h2 id="lines">{texts.spreadsheet.linesTitle}</h2>
        <SaveRows
          name={words.leftName}
          columns={columns}
          rows={lines.flatMap(({ cells, faults }) =>
            cells.length > 0 ? [{ cells, why: faults.map(faultText).join('. ') }] : [],
          )}
        />
        <TableLines<Line['kind'], Line>
          key={shown}
          heads={{ name: words.columns.name, beside: words.place }}
          partsOf={({ name, place }) => ({ name: name === '' ? words.noName : name, beside: place })}
          lines={lines}
          looks={looks.map((look) => ({ ...look, label: words.kinds[look.kind] }))}
          markOf={() => false}
          more={(line) =>
            partsOf(line).map((part) => (
              <span key={part} className={classes['part']}>
                {part}
              </span>
            ))
          }
        />
      </section>
    </>
  );
}

/** All that is said of a row: what is wrong with it, or what is made with its institution. */
function partsOf({ faults, license, seats, runs, administrator }: Line): readonly string[] {
  const words = texts.institutionsFile;
  return [
    ...faults.map(faultText),
    ...(license == null ? [] : [words.licensed(license, seats ?? 0, runs)]),
    ...(administrator == null ? [] : [words.invited(administrator)]),
  ];
}
