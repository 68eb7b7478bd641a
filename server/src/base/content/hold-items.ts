import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ContentPlace } from './content-kind.ts';

/** Holds items until the transaction ends. It refuses with NOT_FOUND where one of them is not there, or deleted. */
export async function holdItems(db: Database, { table }: ContentPlace, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`/* hold-items */
    select from ${sql.table(table)} where id = any(${ids}::uuid[]) and deleted_on is null order by id for no key update`.execute(
    db,
  );
  if (rows.length !== new Set(ids).size) throw new Refusal('NOT_FOUND');
}
