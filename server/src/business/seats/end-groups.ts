import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { lockSeats } from './lock-seats.ts';

/**
 * Ends the groups whose last day has passed and that nobody has touched since, and tells of ends that nobody was told of;
 * license by license, each in its own transaction, so that one that cannot be ended keeps none behind it waiting. The first
 * of these is thrown in the end. It may run at any time, and several may at once.
 */
export async function endGroups(db: Database): Promise<void> {
  const { rows } = await sql<{ license_id: string }>`/* licenses-with-ends */
    select distinct g.license_id from groups g join institutions i on i.id = g.institution_id
    where g.deleted_on is null and (exists (select from untold_ends u where u.group_id = g.id)
      or g.ended_term is null and g.status = 'STARTED' and g.end_date < today(i.time_zone))
    order by g.license_id`.execute(db);
  const failed: unknown[] = [];
  for (const { license_id } of rows) {
    try {
      await db.transaction().execute((transaction) => lockSeats(transaction, { license_id }));
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new Error(`of ${failed.length} licenses that failed the first`, { cause: failed[0] });
}
