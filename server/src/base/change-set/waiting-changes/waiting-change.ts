import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Row } from '../../content/content-kind.ts';
import type { ChildOrder } from '../../content/recorded-changes.ts';
import type { KindName } from '../../content/kinds.ts';

/** What will become of an item once it is published; null stands for what stays. */
export type WaitingState = {
  readonly item_id: string;
  readonly kind: KindName;
  /** The version that learners see; null for an item that is new. */
  readonly base_version: number | null;
  /** The version that editors see. */
  readonly version: number;
  readonly content: Row | null;
  readonly orders: Readonly<Record<string, ChildOrder>> | null;
  readonly published: boolean | null;
  readonly deleted: boolean | null;
  readonly changed_by: string | null;
};

/** A change that waits in a course, e-book or product until somebody who may publish shows it to learners. */
export type WaitingChange = WaitingState & {
  readonly id: string;
  readonly root_id: string;
  /** Whether it has become a working copy when it was sent back. */
  readonly copied: boolean;
};

/** What waits in all that these items belong to, for a statement: a JSON list. */
export const waitingAround = (ids: readonly string[]): RawBuilder<WaitingChange[]> =>
  waitingIn(sql`select root_id from roots_of(${ids}::uuid[])`);

/** What waits in courses, e-books and products that a statement gives, for another one: a JSON list. */
export const waitingIn = (roots: RawBuilder<unknown>): RawBuilder<WaitingChange[]> =>
  sql<WaitingChange[]>`(
    select coalesce(jsonb_agg(to_jsonb(w) order by w.changed_on, w.id), '[]') from waiting_changes w
    where w.discarded_on is null and w.root_id in (${roots}))`;

/** Reads what waits in all that these items belong to. */
export async function readWaitingAround(db: Database, ids: readonly string[]): Promise<readonly WaitingChange[]> {
  const { rows } = await sql<{
    waiting: WaitingChange[];
  }>`/* waiting-around */ select ${waitingAround(ids)} as waiting`.execute(db);
  return rows[0]?.waiting ?? [];
}

/** Holds changes that wait, by their ids or by those of their items, until the transaction ends. */
export async function holdWaiting(
  db: Database,
  ids: readonly string[],
  items: readonly string[] = [],
): Promise<WaitingChange[]> {
  const { rows } = await sql<{ change: WaitingChange }>`/* hold-waiting */
    select to_jsonb(w) as change from waiting_changes w
    where (id = any(${ids}::uuid[]) or item_id = any(${items}::uuid[])) and discarded_on is null order by id for update`.execute(
    db,
  );
  return rows.map(({ change }) => change);
}

/** Takes changes out of those that wait. */
export async function dropWaiting(db: Database, items: readonly string[]): Promise<void> {
  if (items.length === 0) return;
  await sql`/* drop-waiting */ delete from waiting_changes where item_id = any(${items}::uuid[]) and discarded_on is null`.execute(
    db,
  );
}
