import { sql, type RawBuilder } from 'kysely';
import type { ContentOrder } from './content-kind.ts';

/** What items stand in: something, or a part of it. */
export type Parent = { readonly id: string; readonly within?: number };

/** Whether a row stands in a parent, for a statement: asked of each column that may name it, so that each has its index. */
export function underParent({ parents, within }: ContentOrder, parent: Parent): RawBuilder<boolean> {
  const named = Object.keys(parents).map((column) => sql`${sql.ref(column)} = ${parent.id}`);
  const part = within && parent.within !== undefined ? sql` and ${sql.ref(within)} = ${parent.within}` : sql``;
  return sql<boolean>`(${sql.join(named, sql` or `)})${part}`;
}
