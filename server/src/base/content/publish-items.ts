import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { momentOf, type ContentAct } from './content-act.ts';
import type { ContentPlace } from './content-kind.ts';
import { record } from './recorded-changes.ts';

/**
 * Shows items to learners, or hides them again, and returns how many were not so before. It counts no version: what
 * they say stays as it is.
 */
export async function publishItems(
  db: Database,
  act: ContentAct,
  { table, publishes }: ContentPlace,
  ids: readonly string[],
  published = true,
): Promise<number> {
  if (!publishes) throw new Error(`${table} have no state of their own`);
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ id: string; version: number }>`
    update ${sql.table(table)} set published = ${published}, modified_on = ${momentOf(act)}
    where id = any(${ids}::uuid[]) and published <> ${published} and deleted_on is null returning id, version`.execute(
    db,
  );
  record(
    act.changes,
    rows.map(({ id, version }) => ({
      table,
      id,
      before: { version, published: !published },
      after: { version, published },
    })),
  );
  return rows.length;
}
