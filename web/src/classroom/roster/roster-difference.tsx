import { texts } from '../../texts/texts.ts';
import { conflictText } from './conflict-text.ts';
import { Button } from '../../ui/action/button.ts';
import { MissingLearners } from './missing-learners.tsx';
import { RosterLines } from './roster-lines.tsx';
import { SaveRows } from '../../base/spreadsheet/save-rows.tsx';
import classes from '../../base/spreadsheet/spreadsheet.module.css';
import type { Difference, Roster } from './use-roster.ts';

type Props = { readonly roster: Roster; readonly difference: Difference; readonly onImport: () => void };

/** What a file changes, before it is changed: how much, whom, and who is missing. */
export function RosterDifference({ roster, difference, onImport }: Props) {
  const { lines, columns, missing, groups, changes, mails } = difference;
  const { state, ticked, changed, tick } = roster;
  const { removed } = ticked;
  const words = texts.roster;
  const count = (kind: Difference['lines'][number]['kind']) => lines.filter((line) => line.kind === kind).length;
  const sums = {
    added: count('ADDED'),
    moved: count('MOVED'),
    elsewhere: count('ELSEWHERE'),
    awaited: count('AWAITED'),
    unchanged: count('UNCHANGED'),
    removed: removed.length,
    conflicts: count('CONFLICT'),
  };
  const short = groups.filter(({ awaited, free_places }) => awaited > free_places);
  return (
    <>
      <section aria-labelledby="changes" className={classes['section']}>
        <h3 id="changes">{words.changesTitle}</h3>
        {changed && (
          <p role="alert" className={classes['warning']}>
            {words.changed}
          </p>
        )}
        <p role="status">{words.sums(sums)}</p>
        {mails > 0 && <p>{words.mails(mails)}</p>}
        {short.map(({ id, name, awaited, free_places }) => (
          <p key={id} className={classes['warning']}>
            <bdi>{name}</bdi>: {words.short(awaited, Math.max(0, free_places))}
          </p>
        ))}
        <div className={classes['acts']}>
          <Button disabled={changes === 0 || state === 'reading'} loading={state === 'importing'} onClick={onImport}>
            {words.import(changes)}
          </Button>
          {changes === 0 && <span>{words.nothing}</span>}
        </div>
      </section>
      {missing.length > 0 && (
        <MissingLearners {...{ missing, removed }} onChange={(chosen) => tick({ ...ticked, removed: chosen })} />
      )}
      <section aria-labelledby="lines" className={classes['section']}>
        <h3 id="lines">{texts.spreadsheet.linesTitle}</h3>
        <SaveRows
          name={words.leftName}
          columns={columns}
          rows={lines.flatMap(({ cells, why }) => (why ? [{ cells, why: conflictText(why) }] : []))}
        />
        <RosterLines
          key={roster.name}
          lines={lines}
          disabled={state !== 'idle'}
          onChoose={(line, choice) =>
            tick({ ...ticked, choices: [...ticked.choices.filter((one) => one.line !== line), { line, choice }] })
          }
        />
      </section>
    </>
  );
}
