import { groupSeatNumbers, type SeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { Link } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { useClient } from 'urql';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { seatsLink } from '../license/seats-link.ts';
import { groupsQuery, numbersOf } from './free-places-query.ts';
import { ReleaseButton } from './release-button.tsx';
import classes from './seats.module.css';

type Props = {
  readonly licenseId: string;
  readonly aside: ReactNode;
  /** Whose entries are shown: those of a number of a group, or of the license. */
  readonly shown: { readonly group: string | undefined; readonly number: SeatNumber };
  /** Places were released, or taken back. */
  readonly onChanged: () => void;
};

/** The groups of a license that hold free places, those with the most first, each with its numbers, which open what they are made of, and the way to release the places. */
export function FreePlaces({ licenseId, aside, shown, onChanged }: Props) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { licenseId, after };
      const { data } = await client.query(groupsQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { groups, cursor } = data.groupsWithFreePlaces;
      return { entries: groups, cursor: cursor ?? null };
    },
    [client, licenseId],
  );
  const { entries, cursor, state, more, reload } = usePages(load);
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const words = texts.seats;
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <Panel title={words.freePlaces} aside={aside} flush>
      {entries === null && state === 'busy' && <Skeleton shape="list" count={2} />}
      {entries?.length === 0 && <p className={classes['none']}>{words.noFreePlaces}</p>}
      {entries !== null && entries.length > 0 && (
        <ul ref={rows} className={classes['groups']}>
          {entries.map((group) => (
            <li key={group.id} tabIndex={-1}>
              <span className={classes['whose']}>
                <bdi>{group.name}</bdi>
                <span className={classes['own']}>
                  {groupSeatNumbers.map((number) => (
                    <Link
                      key={number}
                      {...seatsLink(licenseId, { number, group: group.id })}
                      resetScroll={false}
                      activeOptions={{ exact: true }}
                      aria-current={shown.group === group.id && shown.number === number ? 'true' : undefined}
                    >
                      {words.ofGroup[number](numbersOf(group)[number])}
                    </Link>
                  ))}
                </span>
              </span>
              {group.may_release && <ReleaseButton group={group} onChanged={changed} />}
            </li>
          ))}
        </ul>
      )}
      <div className={classes['end']}>
        <MorePages pages={{ state, cursor, more }} notLoaded={words.groupsNotLoaded} label={words.more} size="sm" />
      </div>
      <Spoken text={entries === null ? '' : words.groupsShown(entries.length, cursor !== null)} />
    </Panel>
  );
}
