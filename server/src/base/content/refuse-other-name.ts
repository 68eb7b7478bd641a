import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ContentPlace } from './content-kind.ts';

/** Refuses to go on where the name that was typed is not exactly that of the item, which it holds until the transaction ends. */
export async function refuseOtherName(db: Database, { table }: ContentPlace, id: string, name: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`/* name-of */
    select name from ${sql.table(table)} where id = ${id} for no key update`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  if (rows[0].name !== name) throw new Refusal('INVALID', { field: 'name' });
}
