import { sql } from 'kysely';
import type { Database } from '../../src/base/database/connect.ts';

/** Tables in which a call may leave a trace whatever becomes of it. */
const passing = new Set(['rate_limits', 'idempotency_keys', 'migrations']);

/** One hash for each table of the database over all its rows: two equal fingerprints mean that nothing was written. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !passing.has(name));
  const hashes = tables.map(
    (name) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
