import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { isOfGroup, type SeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
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
import { seatsLink } from '../license/seats-link.ts';
import classes from './seats.module.css';

const entriesQuery = graphql(`
  query SeatEntries_seatEntries($licenseId: ID!, $of: SeatNumber!, $day: Date, $groupId: ID, $after: Int) {
    seatEntries(licenseId: $licenseId, of: $of, day: $day, groupId: $groupId, after: $after) {
      group {
        id
        name
      }
      entries {
        number
        act
        day
        change
        sum
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
  /** The group whose number it is; undefined for that of the license. */
  readonly group: string | undefined;
  readonly day: CalendarDay;
  readonly isToday: boolean;
};

/** What a number of the seats, or of those of a group, is made of until the end of a day: its entries, the latest first, each with the sum after it. */
export function SeatEntries({ licenseId, number, group, day, isToday }: Props) {
  const client = useClient();
  const [name, setName] = useState<string | null>(null);
  const load = useCallback(
    async (after: string | null) => {
      const variables = {
        licenseId,
        of: number,
        day,
        groupId: group ?? null,
        after: after === null ? null : Number(after),
      };
      const { data } = await client.query(entriesQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { entries, cursor } = data.seatEntries;
      setName(data.seatEntries.group?.name ?? null);
      return { entries, cursor: cursor == null ? null : String(cursor) };
    },
    [client, licenseId, number, group, day],
  );
  const { entries, cursor, state, more } = usePages(load);
  const rows = useFocusOnNew<HTMLTableSectionElement>(entries?.length ?? 0);
  const words = texts.seats;
  const ofGroup = group !== undefined && isOfGroup(number);
  const whole = ofGroup ? words.titlesOfGroup[number] : words.titles[number];
  const title = name === null ? whole : words.titleOf(name, whole);
  return (
    <Panel
      title={isToday ? title : words.titleOn(title, day)}
      aside={
        ofGroup && (
          <Link {...seatsLink(licenseId, { number, ...(isToday ? {} : { day }) })} resetScroll={false}>
            {words.ofLicense}
          </Link>
        )
      }
      flush
    >
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
                  <Whom user={entry.user} group={ofGroup ? null : entry.group} />
                </th>
                <td>{words.changed(entry.change)}</td>
                <td>{words.number(entry.sum)}</td>
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
function Whom({ group, user }: Pick<Entry, 'group' | 'user'>) {
  if (!group && !user) return null;
  return (
    <span className={classes['whom']}>
      {user && <bdi>{texts.seats.person(user.first_name, user.last_name)}</bdi>}
      {group && <bdi>{group.name}</bdi>}
    </span>
  );
}
