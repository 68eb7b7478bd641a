import { daysLater } from '@lectern/domain/calendar-day.ts';
import { mostDaysAhead } from '@lectern/domain/business/institution/invitation-mail.ts';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCopy,
  IconMailForward,
  IconPlus,
  IconUserExclamation,
} from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FileLines } from '../../base/spreadsheet/file-lines.tsx';
import { SaveRows } from '../../base/spreadsheet/save-rows.tsx';
import classes from '../../base/spreadsheet/spreadsheet.module.css';
import { MissingPeople } from './missing-people.tsx';
import { someOf } from './some-of.ts';
import type { Difference, Doing, PeopleFile } from './use-people-file.ts';

type Props = {
  readonly file: PeopleFile;
  readonly difference: Difference;
  /** Today where the institution is. */
  readonly today: string;
  readonly onImport: (doing: Doing) => void;
};

type Line = Difference['lines'][number];

const looks = [
  { kind: 'WRONG', tone: 'red', icon: IconAlertTriangle },
  { kind: 'OTHER_ROLE', tone: 'yellow', icon: IconUserExclamation },
  { kind: 'TWICE', tone: 'yellow', icon: IconCopy },
  { kind: 'NEW', tone: 'green', icon: IconPlus },
  { kind: 'OVER', tone: 'green', icon: IconMailForward },
  { kind: 'INVITED', tone: 'blue', icon: IconClock },
  { kind: 'MEMBER', tone: 'neutral', icon: IconCheck },
] as const;

const ways = ['now', 'onDay', 'never'] as const;

/** What a file comes to, before anything is done: how many are invited and when they are told, what becomes of each row, and who is missing. */
export function PeopleDifference({ file: { state, changed, touch }, difference, today, onImport }: Props) {
  const { lines, columns, invites, groups, missing, missing_total, shown } = difference;
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set());
  const choose = (next: ReadonlySet<string>) => {
    tick(next);
    touch();
  };
  const removed = missing.flatMap((one) => (one.stays == null && ticked.has(one.user_id) ? [one.number] : []));
  const does = invites + removed.length;
  const crowded = groups.filter((group) => group.invites > group.free_places);
  const [way, setWay] = useState<(typeof ways)[number]>('now');
  const [day, setDay] = useState(daysLater(today, 1));
  const [first, last] = [daysLater(today, 1), daysLater(today, mostDaysAhead)];
  const words = texts.peopleFile;
  const isDay = way !== 'onDay' || (day >= first && day <= last);
  return (
    <>
      <section aria-labelledby="invited" className={classes['section']}>
        <h3 id="invited">{words.invitedTitle}</h3>
        {changed && (
          <p role="alert" className={classes['warning']}>
            {words.changed}
          </p>
        )}
        <p role="status">{words.comesTo(invites, lines.length - invites)}</p>
        {crowded.length > 0 && (
          <p className={classes['warning']}>
            {words.crowded(someOf(crowded.map((group) => words.places(group.name, group.invites, group.free_places))))}
          </p>
        )}
        {invites > 0 && (
          <div className={classes['acts']}>
            <Select
              label={words.mails}
              help={words.wayTexts[way]}
              options={ways.map((value) => ({ value, label: words.ways[value] }))}
              value={way}
              onChange={(next) => {
                setWay(next);
                touch();
              }}
            />
            {way === 'onDay' && (
              <TextField
                type="date"
                label={words.day}
                value={day}
                min={first}
                max={last}
                error={isDay ? undefined : words.noDay(first, last)}
                onChange={({ target }) => setDay(target.value)}
              />
            )}
          </div>
        )}
      </section>
      <section aria-labelledby="lines" className={classes['section']}>
        <h3 id="lines">{texts.spreadsheet.linesTitle}</h3>
        <SaveRows
          name={words.leftName}
          columns={columns}
          rows={lines.flatMap((line) => (line.cells.length > 0 ? [{ cells: line.cells, why: said(line) }] : []))}
        />
        <FileLines<Line['kind'], Line>
          key={shown}
          lines={lines}
          looks={looks.map((look) => ({ ...look, label: words.kinds[look.kind] }))}
          markOf={({ role }) => role !== 'STUDENT' && words.roles[role]}
          more={said}
          first={20}
        />
      </section>
      {missing.length > 0 && (
        <MissingPeople missing={missing} total={missing_total} ticked={ticked} onChange={choose} />
      )}
      <div className={classes['section']}>
        <div className={classes['acts']}>
          <Button
            disabled={does === 0 || !isDay || state === 'reading'}
            loading={state === 'importing'}
            onClick={() => onImport({ mailed: way !== 'never', day: way === 'onDay' ? day : null, removed })}
          >
            {words.act(invites, removed.length)}
          </Button>
          {does === 0 && <span>{words.nothing}</span>}
          {state === 'importing' && <span role="status">{words.importing}</span>}
        </div>
      </div>
    </>
  );
}

/** What is said beside what becomes of a row. */
function said({ kind, faults, held, over_since, group }: Line): string {
  const words = texts.peopleFile;
  const joins = group == null ? '' : words.joins(group);
  if (kind === 'NEW') return joins;
  if (over_since != null) return [words.overSince(over_since), joins].filter((part) => part !== '').join('. ');
  const parts = [
    kind === 'OTHER_ROLE' && held && words.isOtherwise(words.roles[held]),
    faults.length > 0 && words.said(faults),
    held && group != null && words.noGroup,
  ];
  return parts.filter((part) => typeof part === 'string').join('. ');
}
