import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import type { SeatNumber } from '@lectern/domain/license/seat-number.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** The seats of a license at the end of a day. `free` is what no group holds, `served` how many people ever took one. */
export type Seats = Readonly<Record<SeatNumber, number>>;

/** The seats of a license at the end of a day; null before its first entry. */
export async function findSeats(db: Database, license_id: string, day: CalendarDay): Promise<Seats | null> {
  const { rows } = await seatsOn(sql`${license_id}::uuid`, sql`${day}::date`).execute(db);
  return rows[0] ?? null;
}

/**
 * The last entry up to a day carries the sums of all before it: it is the one that is read, however many there are. What
 * groups release that ended since the last entry of all counts, although nobody has come by to write it.
 */
export const seatsOn = (
  license_id: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<Seats> => sql`/* seats-of-day */
  select bought, reserved, taken, bought - reserved as free, served from (
    (select number, bought, reserved, taken, served from seat_entries
      where license_id = ${license_id} and day <= ${day} order by day desc, number desc limit 1)
    union all
    select number, bought, reserved, taken, served from due_seat_entries(${license_id}) where day <= ${day}
  ) entries order by number desc limit 1`;
