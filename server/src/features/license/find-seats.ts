import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { lockSeats } from './lock-seats.ts';

/** The seats of a license at the end of a day. `free` is what no group holds, `served` how many people ever took one. */
export type Seats = {
  readonly bought: number;
  readonly reserved: number;
  readonly taken: number;
  readonly free: number;
  readonly served: number;
};

/** The seats of a license at the end of a day, its due releases settled; null before its first entry. */
export async function findSeats(db: Database, license_id: string, day: CalendarDay): Promise<Seats | null> {
  await lockSeats(db, { license_id });
  const { rows } = await seatsOn(license_id, day).execute(db);
  return rows[0] ?? null;
}

/** The last entry up to a day carries the sums of all before it. */
export const seatsOn = (license_id: string, day: CalendarDay): RawBuilder<Seats> => sql`/* find-seats */
  select bought, reserved, taken, bought - reserved as free, served from seat_entries
  where license_id = ${license_id} and day <= ${day} order by day desc, number desc limit 1`;
