import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ContentPlace } from './content-kind.ts';

/**
 * Holds an item until the transaction ends, so that two who add to it come one after the other. It refuses with NOT_FOUND
 * where it is not there, or deleted.
 */
export async function holdItem(db: Database, { table }: ContentPlace, id: string, field?: string): Promise<void> {
  const { rows } = await sql`/* hold-item */
    select from ${sql.table(table)} where id = ${id} and deleted_on is null for no key update`.execute(db);
  if (rows.length === 0) throw new Refusal('NOT_FOUND', { field });
}
