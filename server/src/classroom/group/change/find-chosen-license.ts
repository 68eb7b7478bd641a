import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { institutionAccess, type InstitutionAccess } from '../../../business/institution/institution-access.ts';

/** What decides about a group of a license: what it allows today, and what the viewer is to its institution. */
export type ChosenLicense = InstitutionAccess & {
  readonly activation_date: string | null;
  readonly expiry_date: string | null;
  readonly is_quoted: boolean;
  /** The places that no group holds; right only while the seats of the license are locked. */
  readonly free: number;
  /** Its published courses. */
  readonly courses: readonly string[];
};

/** The license for a group; null where there is none. */
export async function findChosenLicense(
  db: Database,
  viewerId: string,
  license_id: string,
): Promise<ChosenLicense | null> {
  const { rows } = await sql<ChosenLicense>`/* chosen-license */
    select ${institutionAccess(sql.ref('l.institution_id'))}, l.activation_date, l.expiry_date, l.is_quoted, l.max_users - l.slots_used as free,
      array(select c.id from license_products lp
        join products p on p.id = lp.product_id and p.published and p.deleted_on is null
        join courses c on c.product_id = p.id and c.published and c.deleted_on is null
        where lp.license_id = l.id) as courses
    from users viewer join licenses l on l.id = ${license_id} and l.deleted_on is null
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  return rows[0] ?? null;
}
