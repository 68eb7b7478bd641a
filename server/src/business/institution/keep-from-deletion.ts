import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** Lets nobody delete institutions until the transaction ends, so that nothing is put into one that is gone. It refuses one that is. */
export async function keepFromDeletion(db: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`/* keep-institutions */
    select from institutions where id = any(${ids}::uuid[]) and deleted_on is null order by id for key share`.execute(
    db,
  );
  if (rows.length < ids.length) throw new Refusal('NOT_FOUND');
}
