import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { kindOf, type KindName } from '../../base/content/kinds.ts';
import { readItems } from '../../base/content/change-items.ts';
import type { ChildOrder } from '../../base/content/recorded-changes.ts';

/** What an item said at a version. */
export type VersionShape = {
  readonly content: Readonly<Record<string, unknown>>;
  /** How its children stood, by their table; what is left out stands as it does now. */
  readonly orders: Readonly<Record<string, ChildOrder>>;
};

/** Reads what an item said at a version; it refuses with NOT_FOUND where it is not there or has no such version yet. */
export async function getVersion(
  db: Database,
  name: KindName,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<VersionShape> {
  const kind = kindOf(name);
  const { rows } = await sql<{ content: VersionShape['content'] | null; orders: VersionShape['orders'] | null }>`
    /* content-version */
    select (select s.content from superseded_versions s
        where s.item_id = t.id and s.version >= ${version} and s.content is not null order by s.version limit 1) as content,
      (select jsonb_object_agg(o.key, o.value) from (
        select distinct on (o.key) o.key, o.value from superseded_versions s cross join lateral jsonb_each(s.orders) o
        where s.item_id = t.id and s.version >= ${version} and s.orders is not null order by o.key, s.version) o) as orders
    from ${sql.table(kind.table)} t
    where t.id = ${id} and t.deleted_on is null and ${version} between 1 and t.version`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('NOT_FOUND', { field: 'version' });
  const content = row.content ?? (await readItems(db, kind, [id])).get(id)?.content;
  if (!content) throw new Refusal('NOT_FOUND');
  return { content: content as VersionShape['content'], orders: row.orders ?? {} };
}
