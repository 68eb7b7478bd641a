import { seatNumbers, type SeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { texts } from '../../texts/texts.ts';
import type { SeatSums } from './seats-query.ts';
import classes from './seats.module.css';

type Props = {
  readonly sums: SeatSums;
  /** Whose entries are shown; null where they are of a group. */
  readonly number: SeatNumber | null;
  readonly linkOf: (number: SeatNumber) => LinkProps;
};

/** The seats of a license as one bar, and its numbers, each of which opens what it is made of. */
export function SeatNumbers({ sums, number, linkOf }: Props) {
  const words = texts.seats;
  const share = (seats: number) => ({ '--share': sums.bought > 0 ? seats / sums.bought : 0 }) as CSSProperties;
  return (
    <section className={classes['sums']} aria-label={words.title}>
      <div className={classes['bar']} aria-hidden>
        <span className={classes['taken']} style={share(sums.taken)} />
        <span className={classes['held']} style={share(sums.reserved - sums.taken)} />
      </div>
      <ul className={classes['numbers']}>
        {seatNumbers.map((one) => (
          <li key={one}>
            <Link
              {...linkOf(one)}
              resetScroll={false}
              // Else the numbers of a group would mark those of the license too.
              activeOptions={{ exact: true }}
              className={classes['number']}
              aria-current={one === number ? 'true' : undefined}
            >
              <span className={classes['key']} data-of={one} aria-hidden />
              <b>{words.number(sums[one])}</b>
              <span>{words.numbers[one]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
