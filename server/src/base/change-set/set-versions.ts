import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ContentTable } from '../content/content-kind.ts';
import type { AuthoringAct } from './authoring-act.ts';

type Versioned = { readonly table: ContentTable; readonly id: string; readonly version: number };

/** Gives items the versions that their editors know them by; what an act has recorded of them says the same then. */
export async function setVersions(db: Database, { changes }: AuthoringAct, items: readonly Versioned[]): Promise<void> {
  for (const [table, own] of Map.groupBy(items, (item) => item.table)) {
    const rows = own.map(({ id, version }) => ({ id, version }));
    await sql`update ${sql.table(table)} t set version = x.version
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x (id uuid, version integer)
      where x.id = t.id and t.version <> x.version`.execute(db);
  }
  for (const { id, version } of items) {
    const change = changes.get(id);
    if (change) changes.set(id, { ...change, after: { ...change.after, version } });
  }
}
