import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** Makes the seats of several licenses this transaction's, as `lockSeats` does those of one. */
export async function lockSeatsOfAll(db: Database, license_ids: readonly string[]): Promise<void> {
  await sql`/* lock-seats-of-all */ select lock_seats(l.id) from (
    select id from unnest(${license_ids}::uuid[]) as x (id) order by id) l`.execute(db);
}

/**
 * Makes the seats of a license this transaction's until it ends, and ends its groups whose last day has passed. Every
 * act that changes a group, its members or its license begins here, so that the license is always locked before the group.
 */
export async function lockSeats(
  db: Database,
  of: { readonly license_id: string } | { readonly group_key: string },
): Promise<void> {
  const lock =
    'license_id' in of
      ? sql`/* lock-seats */ select lock_seats(${of.license_id}::uuid)`
      : sql`/* lock-seats-by-key */ select lock_seats(license_id) from groups where key = ${of.group_key}`;
  await lock.execute(db);
}
