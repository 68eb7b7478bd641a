import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../audit-log/actor.ts';
import { auditCall } from '../audit-log/write-audit.ts';
import type { Database } from '../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import type { RecordedChange, RecordedChanges } from '../content/recorded-changes.ts';
import { nameOfKind } from '../content/kinds.ts';
import { TryAgain } from '../graphql/try-again.ts';
import { keepShown, waitAgain } from './waiting-changes/published-changes.ts';
import type { WaitingChange } from './waiting-changes/waiting-change.ts';

/** What is said of a change set beside its items. */
export type About = {
  /** The operation that wrote it, or what a program calls itself. */
  readonly operation: string;
  /** The change set that it takes back. */
  readonly undoes?: string;
  /** A statement that forgets what was typed and is saved now. */
  readonly saved?: RawBuilder<unknown> | null;
  /** The course, e-book or product in which all of it waits; left out where learners see it. */
  readonly waitsIn?: string | null;
  /** What waited and is shown to learners by it. */
  readonly shown?: readonly WaitingChange[];
  /** What was shown to learners by the change set that it takes back, and waits again. */
  readonly again?: readonly WaitingChange[];
};

/** What is kept of one item. */
const itemOf = ({ table, id, before, after }: RecordedChange) => ({
  item_id: id,
  kind: nameOfKind(table),
  version_before: before?.version ?? null,
  version_after: after.version,
  published_before: before?.published ?? null,
  published_after: after.published ?? null,
  deleted_before: before ? (before.deleted ?? false) : false,
  deleted_after: after.deleted ?? before?.deleted ?? false,
  place_before: before?.place ?? null,
});

/** What the change set of an import is called, which no operation is. */
export const importOperation = 'import';

/** What an item said before, where it said something else, and how its children stood. */
const supersededOf = ({ id, before, content, orders }: RecordedChange) =>
  before && (content || orders)
    ? [{ item_id: id, version: before.version, content: content ?? null, orders: orders ?? null }]
    : [];

type Superseded = ReturnType<typeof supersededOf>[number];

/** Keeps what items said at earlier versions, for a statement. */
const supersede = (superseded: readonly Superseded[]) => sql`
  insert into superseded_versions (item_id, version, content, orders)
  select x.item_id, x.version, x.content, x.orders
  from jsonb_populate_recordset(null::superseded_versions, ${JSON.stringify(superseded)}::jsonb) x
  on conflict (item_id, version) do update set
    content = coalesce(superseded_versions.content, excluded.content),
    orders = coalesce(excluded.orders, '{}') || coalesce(superseded_versions.orders, '{}')`;

/** Keeps in the history what has waited and is shown to nobody, because an act has written over it. */
export async function keepSuperseded(db: Database, changes: readonly RecordedChange[]): Promise<void> {
  const superseded = changes.flatMap(supersededOf);
  if (superseded.length > 0) await supersede(superseded).execute(db);
}

/** The product that a course, an e-book or a product belongs to, for a statement. */
export const productOf = (root: string) =>
  sql`coalesce((select product_id from courses where id = ${root}), (select product_id from books where id = ${root}), ${root}::uuid)`;

/**
 * Keeps what an act has done as one change set, with its audit entry in the chain of the product: one statement, and the last
 * of its transaction. Without an actor the caller leaves the audit entry. Returns its id, or null where the act has changed nothing;
 * that something was taken back is kept even so, because what was done before it can be taken back from then on.
 */
export async function writeChangeSet(
  db: Database,
  { by, changes }: ContentAct & { readonly changes: RecordedChanges },
  actor: Actor | null,
  { operation, undoes, saved, waitsIn, shown = [], again = [] }: About,
): Promise<string | null> {
  const [first] = changes.values();
  if (!first && undoes === undefined) return null;
  const id = randomUUID();
  const items = [...changes.values()].map(itemOf);
  const superseded = [...changes.values()].flatMap(supersededOf);
  const product = first
    ? sql`product_of(${nameOfKind(first.table)}, ${first.id})`
    : sql`(select product_of(kind, item_id) from change_set_items where change_set_id = ${undoes} limit 1)`;
  const entry =
    actor &&
    auditCall(actor, {
      chain: 'PRODUCT',
      chainId: sql`product.id`,
      action: undoes ? 'CONTENT_CHANGE_UNDONE' : 'CONTENT_CHANGED',
      object: { type: 'product', id: sql`product.id::text` },
      details: { operation, change_set: id, items: items.length, ...(undoes ? { undoes } : {}) },
    });
  const { rows } = await sql<{ waiting: boolean }>`/* write-change-set */
    with made as (
      insert into change_sets (id, operation, created_by, undoes, waits)
      values (${id}, ${operation}, ${by}, ${undoes ?? null}, ${waitsIn !== undefined})
    ), items as (
      insert into change_set_items (change_set_id, item_id, kind, version_before, version_after, published_before,
        published_after, deleted_before, deleted_after, place_before)
      select ${id}, x.item_id, x.kind, x.version_before, x.version_after, x.published_before, x.published_after,
        x.deleted_before, x.deleted_after, x.place_before
      from jsonb_populate_recordset(null::change_set_items, ${JSON.stringify(items)}::jsonb) x
    ), superseded as (
      ${supersede(superseded)}
    )${saved ? sql`, saved as (${saved})` : sql``}
    ${shown.length > 0 ? sql`, shown as (${keepShown(id, shown)})` : sql``}
    ${again.length > 0 ? sql`, again as (${waitAgain(again, changes)})` : sql``}
    select ${entry ?? sql`null`}, exists (
        select from waiting_changes w where w.item_id = any(${[...changes.keys()]}::uuid[]) and w.discarded_on is null
      ) as waiting
    from (select ${waitsIn == null ? product : productOf(waitsIn)} as id) product`.execute(db);
  if (waitsIn === undefined && rows[0]?.waiting)
    throw new TryAgain('Something waits at an item of this act.', [...changes.keys()]);
  return id;
}
