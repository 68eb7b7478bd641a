import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ContentAct } from './content-act.ts';
import { columnsOf, type ContentKind, type Row } from './content-kind.ts';
import { insertRows } from './insert-rows.ts';
import { record } from './recorded-changes.ts';
import type { WrittenItem } from './written-item.ts';

/** An item to be made; a draft unless it says otherwise. */
export type NewItem<Content> = { readonly id?: string; readonly content: Content; readonly published?: boolean };

/** Makes items; those without a place stand behind the others of their parent. */
export async function makeItems<Content extends object>(
  db: Database,
  act: ContentAct,
  kind: ContentKind<Content>,
  items: readonly NewItem<Content>[],
): Promise<WrittenItem[]> {
  if (items.length === 0) return [];
  const identified = items.map((item) => ({ ...item, id: item.id ?? randomUUID() }));
  const authorship = {
    created_by: act.by,
    modified_by: act.by,
    ...(act.on === null ? {} : { created_on: act.on, modified_on: act.on }),
  };
  const columns = columnsOf(kind);
  const rows = identified.map(({ id, content, published = false }) => ({
    id,
    ...Object.fromEntries(columns.map((column) => [column, (content as Row)[column]])),
    ...kind.derived?.(content),
    ...(kind.publishes ? { published } : {}),
    ...authorship,
  }));
  await insertRows(db, kind.table, await withPlaces(db, kind, rows));
  await kind.parts?.write(db, identified);
  record(
    act.changes,
    identified.map(({ id, published = false }) => ({
      table: kind.table,
      id,
      before: null,
      after: { version: 1, published: kind.publishes ? published : null, deleted: false },
    })),
  );
  return identified.map(({ id }) => ({ id, version: 1, what: 'MADE' }));
}

async function withPlaces<Content>(db: Database, { table, order }: ContentKind<Content>, rows: Row[]): Promise<Row[]> {
  if (!order || rows.every((row) => row[order.column] !== undefined)) return rows;
  const parents = Object.keys(order.parents);
  const parentOf = (row: Row) => parents.map((column) => row[column]).find((id) => id != null) as string;
  const scopeOf = (row: Row) => `${parentOf(row)} ${order.within ? String(row[order.within]) : ''}`;
  const { rows: taken } = await sql<{ scope: string; last: number }>`
    select coalesce(${sql.join(parents.map((column) => sql.ref(column)))})::text || ' ' ||
      ${order.within ? sql`${sql.ref(order.within)}::text` : sql`''`} as scope, max(${sql.ref(order.column)}) as last
    from ${sql.table(table)} where deleted_on is null
      and (${sql.join(
        parents.map((column) => sql`${sql.ref(column)} = any(${rows.map((row) => row[column] ?? null)}::uuid[])`),
        sql` or `,
      )})
    group by 1`.execute(db);
  const last = new Map(taken.map(({ scope, last: highest }) => [scope, highest]));
  return rows.map((row) => {
    const scope = scopeOf(row);
    const own = row[order.column] ?? (last.get(scope) ?? 0) + 1;
    last.set(scope, Math.max(last.get(scope) ?? 0, Number(own)));
    return { ...row, [order.column]: own };
  });
}
