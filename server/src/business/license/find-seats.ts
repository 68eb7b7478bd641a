import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import type { SeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** The seats of a license at the end of a day. `free` is what no group holds, `served` how many people ever took one. */
export type Seats = Readonly<Record<SeatNumber, number>>;

/** The seats of a license at the end of a day; null before its first entry. */
export async function findSeats(db: Database, license_id: string, day: CalendarDay): Promise<Seats | null> {
  const { rows } = await seatsOn(sql`${license_id}::uuid`, sql`${day}::date`).execute(db);
  return rows[0] ?? null;
}

// What it is asked for may name a row of the statement around it: no alias of that is hidden here.
const zoneOf = (license_id: RawBuilder<unknown>) =>
  sql`(select place.time_zone from licenses sold join institutions place on place.id = sold.institution_id where sold.id = ${license_id})`;

/**
 * The day that an entry `e` counts from: the one written with it, but none after the day on which it was written, where the
 * institution is now. A time zone corrected westward leaves no entry of tomorrow behind.
 */
export const dayOfEntry = (zone: RawBuilder<unknown>): RawBuilder<string> =>
  sql`least(e.day, (e.at at time zone ${zone})::date)`;

/** The number of the last entry that counts by the end of a day, 0 before the first: what comes before it in the order of acts has counted too. */
export const lastEntryBy = (license_id: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when ${day} >= today(${zoneOf(license_id)})
    then coalesce((select number from seat_entries where license_id = ${license_id} order by number desc limit 1), 0)
    else greatest(0,
      (select number from seat_entries where license_id = ${license_id} and day <= ${day} order by day desc, number desc limit 1),
      (select number from seat_entries where license_id = ${license_id}
        and at < (${day} + 1)::timestamp at time zone ${zoneOf(license_id)} order by at desc, number desc limit 1)) end`;

/**
 * The last entry by a day carries the sums of all before it: it is the one that is read, however many there are. What
 * groups release that ended since the last entry of all counts, although nobody has come by to write it.
 */
export const seatsOn = (
  license_id: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<Seats> => sql`/* seats-of-day */
  select bought, reserved, taken, bought - reserved as free, served from (
    (select number, bought, reserved, taken, served from seat_entries
      where license_id = ${license_id} and number = ${lastEntryBy(license_id, day)})
    union all
    select number, bought, reserved, taken, served from due_seat_entries(${license_id}) where day <= ${day}
  ) entries order by number desc limit 1`;
