import type { GroupSeatNumber, SeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { sql, type RawBuilder } from 'kysely';
import { lastEntryBy } from '../find-seats.ts';

type Asked<Of extends SeatNumber> = {
  readonly license_id: RawBuilder<unknown>;
  readonly of: Of;
  /** The last day. */
  readonly until: RawBuilder<unknown>;
  /** The number of the entry that they follow; null for the latest ones. */
  readonly after: number | null;
  readonly limit: number;
};

const held = sql`e.kind in ('BOUGHT', 'RESERVED', 'RELEASED')`;

/** What a number of the license is after an entry `e`. */
const sums: Readonly<Record<SeatNumber, RawBuilder<unknown>>> = {
  bought: sql`e.bought`,
  reserved: sql`e.reserved`,
  free: sql`e.bought - e.reserved`,
  taken: sql`e.taken`,
  served: sql`e.served`,
};

/** By how much an entry `e` changes a number, after the entry `p` before it. */
const changes: Readonly<Record<SeatNumber, RawBuilder<unknown>>> = {
  bought: sql`e.seats`,
  reserved: sql`e.seats`,
  free: sql`case when e.kind = 'BOUGHT' then e.seats else - e.seats end`,
  taken: sql`e.taken - coalesce(p.taken, 0)`,
  served: sql`e.served - coalesce(p.served, 0)`,
};

/** Which entries are among those of a number; a renewal that changes no number of seats is said among what was bought. */
const among: Readonly<Record<SeatNumber, RawBuilder<unknown>>> = {
  bought: sql`e.kind = 'BOUGHT'`,
  reserved: sql`${held} and e.kind <> 'BOUGHT'`,
  free: sql`${held} and e.seats <> 0`,
  taken: sql`e.taken <> coalesce(p.taken, 0)`,
  served: sql`e.kind = 'TAKEN' and e.served <> coalesce(p.served, 0)`,
};

/** The number that entries stay below: the cursor, or more than any has. Said as one bound, it is where the index is entered. */
const below = (cursor: RawBuilder<unknown>) => sql`coalesce(${cursor}, 9223372036854775807)`;

/**
 * The entries that a number of the seats of a license is made of, the latest first, each with its `change` of that
 * number and the `sum` after it. Those that are due and not written yet stand before the written ones.
 */
export function entriesOf({ license_id, of, until, after, limit }: Asked<SeatNumber>): RawBuilder<unknown> {
  const cursor = sql`${after}::bigint`;
  const before = sql`left join seat_entries p on p.license_id = e.license_id and p.number = e.number - 1`;
  return sql`
    (select e.*, ${changes[of]} as change, ${sums[of]} as sum from seat_entries e ${before}
      where e.license_id = ${license_id} and ${among[of]}
        and e.number < least(${below(cursor)}, ${lastEntryBy(license_id, until)} + 1)
      order by e.number desc limit ${limit})
    union all
    (select e.*, ${of === 'free' ? sql`- e.seats` : sql`e.seats`} as change, ${sums[of]} as sum from due_seat_entries(${license_id}) e
      where ${of === 'free' || of === 'reserved'} and e.day <= ${until} and e.number < ${below(cursor)})
    order by number desc limit ${limit}`;
}

/** Whether a number is that of an entry of the license, written or due. */
export const isEntry = (license_id: RawBuilder<unknown>, number: number): RawBuilder<boolean> =>
  sql`(exists (select from seat_entries a where a.license_id = ${license_id} and a.number = ${number})
    or exists (select from due_seat_entries(${license_id}) a where a.number = ${number}))`;

/** What a number of a group is after an entry of it. */
const sumsOfGroup: Readonly<Record<GroupSeatNumber, (entry: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  reserved: (entry) => sql`${entry}.group_reserved`,
  taken: (entry) => sql`${entry}.group_taken`,
  free: (entry) => sql`${entry}.group_reserved - ${entry}.group_taken`,
};

/** The same of one group of the license: the entries that changed a number of it. */
export function entriesOfGroup(
  group_id: string,
  { license_id, of, until, after, limit }: Asked<GroupSeatNumber>,
): RawBuilder<unknown> {
  const cursor = sql`${after}::bigint`;
  const [sum, before] = [sumsOfGroup[of](sql`e`), sql`coalesce(${sumsOfGroup[of](sql`p`)}, 0)`];
  const asked = sql`e.group_id = ${group_id} and e.number < ${below(cursor)}`;
  return sql`
    (select e.*, ${sum} - ${before} as change, ${sum} as sum from seat_entries e
      left join lateral (select * from seat_entries p
        where p.license_id = e.license_id and p.group_id = e.group_id and p.number < e.number
        order by p.number desc limit 1) p on true
      where e.license_id = ${license_id} and ${asked} and e.number <= ${lastEntryBy(license_id, until)} and ${sum} <> ${before}
      order by e.number desc limit ${limit})
    union all
    (select e.*, e.seats as change, ${sum} as sum from due_seat_entries(${license_id}) e where ${of !== 'taken'} and e.day <= ${until} and ${asked})
    order by number desc limit ${limit}`;
}
