import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { addressHash, addressLives, newAddress } from '../../../base/download/once-address.ts';
import type { WantedExport } from './find-export-groups.ts';

/** Makes the secret part of an address at which one person can fetch one spreadsheet once; only its hash is kept. */
export async function makeExportAddress(
  db: Database,
  userId: string,
  { courseId, groupId, asCsv, identified }: WantedExport,
): Promise<{ secret: string; expires_on: string }> {
  const secret = newAddress();
  const { rows } = await sql<{ expires_on: string }>`/* make-export-address */
    insert into gradebook_exports (address_hash, user_id, course_id, group_id, as_csv, identified, expires_on)
    values (${addressHash(secret)}, ${userId}, ${courseId}, ${groupId}, ${asCsv}, ${identified}, now() + ${addressLives} * interval '1 second')
    returning expires_on`.execute(db);
  return { secret, expires_on: rows[0]?.expires_on ?? '' };
}

/** Uses an address up: what it leads to, or null where it is used, expired or of somebody else, who leaves it as it is. */
export async function takeExportAddress(db: Database, userId: string, secret: string): Promise<WantedExport | null> {
  const { rows } = await sql<WantedExport>`/* take-export-address */
    delete from gradebook_exports
    where address_hash = ${addressHash(secret)} and user_id = ${userId} and expires_on > now()
    returning course_id as "courseId", group_id as "groupId", as_csv as "asCsv", identified`.execute(db);
  return rows[0] ?? null;
}
