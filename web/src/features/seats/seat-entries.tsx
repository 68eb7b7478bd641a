import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import type { SeatNumber } from '@lectern/domain/license/seat-number.ts';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { SeatEntries_SeatEntriesQuery } from '../../graphql/generated/graphql.ts';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import classes from './seats.module.css';

const entriesQuery = graphql(`
  query SeatEntries_seatEntries($licenseId: ID!, $of: SeatNumber!, $day: Date, $after: Int) {
    seatEntries(licenseId: $licenseId, of: $of, day: $day, after: $after) {
      entries {
        number
        act
        day
        change
        bought
        reserved
        taken
        free
        served
        group {
          id
          name
        }
        user {
          id
          first_name
          last_name
        }
      }
      cursor
    }
  }
`);

type Entry = SeatEntries_SeatEntriesQuery['seatEntries']['entries'][number];

type Props = {
  readonly licenseId: string;
  readonly number: SeatNumber;
  readonly day: CalendarDay;
  readonly isToday: boolean;
};

/** What a number of the seats is made of until the end of a day: its entries, the latest first, each with the sum after it. */
export function SeatEntries({ licenseId, number, day, isToday }: Props) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { licenseId, of: number, day, after: after === null ? null : Number(after) };
      const { data } = await client.query(entriesQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { entries, cursor } = data.seatEntries;
      return { entries, cursor: cursor == null ? null : String(cursor) };
    },
    [client, licenseId, number, day],
  );
  const { entries, cursor, state, more } = usePages(load);
  const rows = useFocusOnNew<HTMLTableSectionElement>(entries?.length ?? 0);
  const words = texts.seats;
  const title = words.titles[number];
  return (
    <Panel title={isToday ? title : words.titleOn(title, day)} flush>
      {entries === null && state === 'busy' && <Skeleton shape="list" />}
      {entries?.length === 0 && <Empty text={words.noEntries} />}
      {entries !== null && entries.length > 0 && (
        <table className={classes['entries']} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.change}</th>
              <th scope="col">{words.after}</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {entries.map((entry) => (
              <tr key={entry.number} tabIndex={-1}>
                <td>{words.dayOf(entry.day)}</td>
                <th scope="row">
                  {words.acts[entry.act]}
                  <span className={classes['below']}>{words.dayOf(entry.day)}</span>
                  <Whom entry={entry} />
                </th>
                <td>{words.changed(entry.change)}</td>
                <td>{words.number(entry[number])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes['end']}>
        <MorePages pages={{ state, cursor, more }} notLoaded={words.entriesNotLoaded} label={words.more} size="sm" />
      </div>
      <Spoken text={entries === null ? '' : words.shown(entries.length, cursor !== null)} />
    </Panel>
  );
}

/** The group and the learner that an entry is about, as far as the reader may know them. */
function Whom({ entry: { group, user } }: { readonly entry: Entry }) {
  if (!group && !user) return null;
  return (
    <span className={classes['whom']}>
      {user && <bdi>{texts.seats.person(user.first_name, user.last_name)}</bdi>}
      {group && <bdi>{group.name}</bdi>}
    </span>
  );
}
