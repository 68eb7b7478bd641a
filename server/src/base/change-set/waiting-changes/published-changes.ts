import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { RecordedChanges } from '../../content/recorded-changes.ts';
import type { WaitingChange } from './waiting-change.ts';

/** Keeps what waited and is shown to learners by a change set, for a statement. */
export const keepShown = (change_set_id: string, shown: readonly WaitingChange[]): RawBuilder<unknown> => sql`
  insert into published_changes (change_set_id, item_id, change)
  select ${change_set_id}, (x.change ->> 'item_id')::uuid, x.change
  from jsonb_array_elements(${JSON.stringify(shown)}::jsonb) x (change)`;

/** What waited until a change set has shown it to learners. */
export async function readShown(db: Database, change_set_id: string): Promise<WaitingChange[]> {
  const { rows } = await sql<{ change: WaitingChange }>`/* shown-by */
    select change from published_changes where change_set_id = ${change_set_id} order by item_id`.execute(db);
  return rows.map(({ change }) => change);
}

/**
 * Lets what a change set has shown wait again, upon what holds once that is taken back, for a statement. It stays the
 * change of whoever has written it. What was new to learners is kept as something that was taken out, and comes back.
 */
export function waitAgain(shown: readonly WaitingChange[], changes: RecordedChanges): RawBuilder<unknown> {
  const rows = shown.flatMap((change) => {
    const held = changes.get(change.item_id)?.after.version;
    if (held === undefined) return [];
    const isNew = change.base_version === null;
    const version = Math.max(change.version, held) + 1;
    return { ...change, base_version: held, version, deleted: isNew ? false : change.deleted };
  });
  return sql`
    insert into waiting_changes
    select x.* from jsonb_populate_recordset(null::waiting_changes, ${JSON.stringify(rows)}::jsonb) x`;
}

/**
 * Takes out of those that wait what waits again because a change set was taken back, and was not changed since: whoever
 * brings that change set again shows it. Returns what it was.
 */
export async function dropAgain(db: Database, change_set_id: string): Promise<WaitingChange[]> {
  const { rows } = await sql<{ change: WaitingChange }>`/* drop-again */
    delete from waiting_changes w using published_changes p
    where p.change_set_id = ${change_set_id} and w.item_id = p.item_id and w.id = (p.change ->> 'id')::uuid
      and w.discarded_on is null and w.changed_on = (p.change ->> 'changed_on')::timestamptz
    returning to_jsonb(w) as change`.execute(db);
  return rows.map(({ change }) => change);
}
