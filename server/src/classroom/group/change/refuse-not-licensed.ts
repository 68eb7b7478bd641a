import { notLicensed, type RestoredGroup } from '@lectern/domain/classroom/group/deleted-group.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { uncoveredProducts } from '../../../business/license/uncovered-products.ts';

/**
 * A license may have been shortened or lost products while a group was deleted or over: what of a group that runs it no longer
 * covers is refused with NOT_LICENSED. One that has ended keeps what it had.
 */
export async function refuseNotLicensed(db: Database, id: string): Promise<void> {
  const { rows } = await sql<RestoredGroup>`/* group-and-license */
    select g.end_date, l.expiry_date, array(
      select p.name from products p where p.id in ${uncoveredProducts}
      order by p.name, p.id) as products
    from groups g join licenses l on l.id = g.license_id where g.id = ${id} and g.ended_term is null`.execute(db);
  const uncovered = rows[0] && notLicensed(rows[0]);
  if (uncovered) throw new Refusal('NOT_LICENSED', { details: uncovered });
}
