import { sql, type RawBuilder } from 'kysely';
import { kindOf, type KindName } from '../content/kinds.ts';
import type { ContentTable } from '../content/content-kind.ts';

/** What items of kinds without an order belong to. */
const parentsOf: Partial<Record<KindName, readonly ContentTable[]>> = {
  PRODUCT: [],
  // Its product is chosen in the form.
  BOOK: [],
  BENCHMARK: ['courses'],
  SUMMARY: ['courses'],
};

/** Which item is edited: one that is there, or one that a form makes in a parent. */
export type EditedItem = {
  readonly kind: KindName;
  readonly id: string;
  readonly parent_id: string | null;
  readonly base_version: number | null;
};

/** True where the item is there, or what a new one would belong to. */
export function itemThere({ kind, id, parent_id, base_version }: EditedItem): RawBuilder<boolean> {
  const { table, order } = kindOf(kind);
  const there = (of: ContentTable, one: string | null) =>
    sql`exists (select from ${sql.table(of)} where id = ${one}::uuid and deleted_on is null)`;
  if (base_version !== null) return sql<boolean>`${there(table, id)}`;
  const parents = parentsOf[kind] ?? Object.values(order?.parents ?? {});
  if (parents.length === 0) return sql<boolean>`${parent_id}::uuid is null`;
  return sql<boolean>`(${sql.join(
    parents.map((parent) => there(parent, parent_id)),
    sql` or `,
  )})`;
}
