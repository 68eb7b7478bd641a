import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { groupEnded } from './group-ended.ts';

/** Makes the seats of several licenses this transaction's, as `lockSeats` does those of one. */
export async function lockSeatsOfAll(db: Database, license_ids: readonly string[]): Promise<void> {
  await lockAndTell(
    db,
    sql<Locked>`/* lock-seats-of-all */ select end_groups(l.id) as ended from (
      select id from unnest(${license_ids}::uuid[]) as x (id) order by id) l`,
  );
}

/**
 * Makes the seats of a license this transaction's until it ends, ends its groups whose last day has passed, and tells
 * whose matter that is. Every act that changes a group, its members or its license begins here, so that the license is
 * always locked before the group; one that has closed a group itself comes here again.
 */
export async function lockSeats(
  db: Database,
  of: { readonly license_id: string } | { readonly group_key: string },
): Promise<void> {
  await lockAndTell(
    db,
    'license_id' in of
      ? sql<Locked>`/* lock-seats */ select end_groups(${of.license_id}::uuid) as ended`
      : sql<Locked>`/* lock-seats-by-key */ select end_groups(license_id) as ended from groups where key = ${of.group_key}`,
  );
}

type Locked = { readonly ended: readonly string[] };

async function lockAndTell(db: Database, lock: RawBuilder<Locked>): Promise<void> {
  const { rows } = await lock.execute(db);
  const group_ids = rows.flatMap(({ ended }) => ended);
  if (group_ids.length > 0) await groupEnded.happens(db, { group_ids });
}
