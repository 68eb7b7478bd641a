import type { JoinFacts } from '@lectern/domain/business/seats/why-not-join.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { lockSeats } from './lock-seats.ts';

/** A group whose members are this transaction's to change. */
export type Roster = Omit<JoinFacts, 'earlier'> & {
  readonly id: string;
  readonly institution_id: string;
  /** Today in the time zone of the institution. */
  readonly today: string;
};

/** Locks the seats of groups and then the groups, each kind in one order, and gives the groups as they are then. */
export async function lockRosters(db: Database, groupIds: readonly string[]): Promise<Map<string, Roster>> {
  const licenses = await db
    .selectFrom('groups')
    .select('license_id')
    .distinct()
    .where('id', 'in', [...groupIds])
    .orderBy('license_id')
    .execute();
  for (const { license_id } of licenses) await lockSeats(db, { license_id });
  const { rows } = await sql<Roster>`/* lock-rosters */
    select g.id, g.institution_id, g.status, g.start_date, g.end_date, g.group_size, g.learners,
      l.expiry_date as license_expiry_date, today(i.time_zone) as today
    from groups g join institutions i on i.id = g.institution_id join licenses l on l.id = g.license_id
    where g.id = any(${groupIds}::uuid[]) and g.deleted_on is null order by g.id for no key update of g`.execute(db);
  return new Map(rows.map((roster) => [roster.id, roster]));
}

/** The roster of one group; it refuses one that is gone. */
export async function lockRoster(db: Database, groupId: string): Promise<Roster> {
  const roster = (await lockRosters(db, [groupId])).get(groupId);
  if (!roster) throw new Refusal('NOT_FOUND');
  return roster;
}
