import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { seatsLink, type SeatsAsked } from '../license/seats-link.ts';
import { SeatEntries } from './seat-entries.tsx';
import { SeatNumbers } from './seat-numbers.tsx';
import { dayQuery } from './seats-query.ts';

type Props = SeatsAsked & {
  readonly licenseId: string;
  /** The day of the first entry. */
  readonly since: CalendarDay;
};

/** The seats of a license as they stood at the end of an earlier day, and the entries of one number until then. */
export function SeatsOfDay({ licenseId, day, number, group, since }: Props) {
  const screen = useScreenQuery(dayQuery, { licenseId, day }, { beside: true });
  const words = texts.seats;
  const seats = screen.data?.licenseSeats;
  if (!seats)
    return (
      <Unready
        screen={screen}
        what={words.notLoaded}
        waiting={<Skeleton shape="list" />}
        back={<LinkButton {...seatsLink(licenseId)}>{words.toToday}</LinkButton>}
      />
    );
  if (!seats.sums) return <Empty text={words.unknownBefore(since)} />;
  return (
    <>
      {screen.error && <Failed what={words.notLoaded} onLoadAgain={screen.reload} />}
      <SeatNumbers
        sums={seats.sums}
        number={group === undefined ? number : null}
        linkOf={(of) => seatsLink(licenseId, { number: of, day })}
      />
      <SeatEntries key={`${number} ${group}`} {...{ licenseId, day, number, group }} isToday={false} />
    </>
  );
}
