import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { kindOf, orderedTypes } from './kinds.ts';
import type { ItemType } from '../plan/items.ts';

/** An item of an earlier import and what has become of it: as it was, edited by a person, deleted, or lost altogether. */
export type Remembered = {
  readonly path: string;
  readonly type: ItemType;
  readonly id: string;
  readonly hash: string;
  readonly state: 'AS_IMPORTED' | 'EDITED' | 'DELETED' | 'GONE';
  /** The folder a lesson was read from, or the file a name was taken from; null for the rest, and for older imports. */
  readonly read_from: string | null;
  /** Its place among its like now; null where it has none. */
  readonly order: number | null;
};

/** What earlier imports of a source made in one language, by path. */
export type Memory = ReadonlyMap<string, Remembered>;

/** Reads what was imported before. A deleted course or product is forgotten with all that belongs to it, and made anew. */
export async function loadMemory(db: Database, source: string, language: string): Promise<Memory> {
  const memory = new Map<string, Remembered>();
  for (const type of Object.keys(kindOf) as ItemType[]) {
    const { table, order: standing } = kindOf[type];
    const order = orderedTypes.some((ordered) => ordered === type) ? standing?.column : undefined;
    const { rows } = await sql<Remembered>`
      select i.path, i.item_type as type, i.item_id as id, i.content_hash as hash, i.read_from,
        case when t.id is null then 'GONE' when t.deleted_on is not null then 'DELETED'
          when t.modified_by is not null then 'EDITED' else 'AS_IMPORTED' end as state,
        ${order ? sql.ref(`t.${order}`) : sql`null::integer`} as "order"
      from import_items i left join ${sql.table(table)} t on t.id = i.item_id
      where i.source = ${source} and i.item_type = ${type} and (i.path = 'product' or starts_with(i.path, ${`${language}/`}))`.execute(
      db,
    );
    for (const row of rows) memory.set(row.path, row);
  }
  const isLost = (path: string) => ['DELETED', 'GONE'].includes(memory.get(path)?.state ?? '');
  if (isLost('product')) return new Map();
  if (!isLost(`${language}/course`)) return memory;
  return new Map([...memory].filter(([path]) => path === 'product'));
}
