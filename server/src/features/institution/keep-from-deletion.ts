import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Lets nobody delete an institution until the transaction ends, so that nothing is put into one that is gone. It refuses one that is. */
export async function keepFromDeletion(db: Database, institutionId: string): Promise<void> {
  const { rows } = await sql`/* keep-institution */
    select from institutions where id = ${institutionId} and deleted_on is null for key share`.execute(db);
  if (rows.length === 0) throw new Refusal('NOT_FOUND');
}
