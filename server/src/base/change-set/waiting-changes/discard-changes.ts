import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { newAct } from '../authoring-act.ts';
import { kindOf } from '../../content/kinds.ts';
import { setVersions } from '../set-versions.ts';
import { readContents } from './read-after.ts';
import type { WaitingChange } from './waiting-change.ts';

/** For how many days what was thrown away can be brought back. */
export const discardedDays = 30;

/**
 * Lets changes wait no more: learners and editors go on with what holds. They stay in the history, and are kept to be
 * brought back; a version stands for one thing only, so what holds is a newer one. A note says to their author why.
 */
export async function discardChanges(
  db: Database,
  by: string,
  changes: readonly WaitingChange[],
  note: string | null = null,
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  await sql`/* discard-changes */
    with discarded as (
      update waiting_changes set discarded_by = ${by}, discarded_on = now(), note = ${note}
      where id = any(${ids}::uuid[]) returning *
    )
    insert into superseded_versions (item_id, version, content, orders)
    select item_id, version, content, orders from discarded
    where base_version is not null and (content is not null or orders is not null)
    on conflict (item_id, version) do nothing`.execute(db);
  await setVersions(
    db,
    newAct(by),
    changes.flatMap(({ item_id: id, kind, base_version, version }) =>
      base_version === null ? [] : [{ table: kindOf(kind).table, id, version: version + 1 }],
    ),
  );
}

/** Holds changes that were thrown away and can still be brought back, by their ids, until the transaction ends. */
export async function holdDiscarded(db: Database, ids: readonly string[]): Promise<WaitingChange[]> {
  const { rows } = await sql<WaitingChange>`/* hold-discarded */
    select * from waiting_changes where id = any(${ids}::uuid[])
      and discarded_on > now() - make_interval(days => ${discardedDays}) order by id for update`.execute(db);
  return rows;
}

/**
 * Lets changes that were thrown away wait again, upon what holds now; it refuses where something else waits at an item.
 * The working copy that one became by being sent back goes, unless its author has typed in it.
 */
export async function bringBackChanges(db: Database, changes: readonly WaitingChange[]): Promise<void> {
  const items = changes.map(({ item_id }) => item_id);
  // Whoever saves an item holds it: from here on nothing comes to wait there, so that what waits is looked at after this.
  const now = await readContents(
    db,
    changes.map(({ item_id: id, kind }) => ({ id, table: kindOf(kind).table })),
    sql`for no key update`,
  );
  const { rows } = await sql<{ id: string; kind: string; name: string }>`/* waits-already */
    select item_id as id, kind, name_of_item(kind, item_id) as name from waiting_changes
    where item_id = any(${items}::uuid[]) and discarded_on is null`.execute(db);
  if (rows.length > 0) throw new Refusal('CONFLICT', { details: { items: rows } });
  const versions = changes.map(({ id, item_id, base_version, version }) => {
    const held = base_version === null ? null : (now.get(item_id)?.version ?? base_version);
    return { id, base_version: held, version: Math.max(version, held ?? 0) + 1 };
  });
  await sql`/* bring-back-changes */
    with untouched as (
      delete from working_copies k using waiting_changes s
      where s.id = any(${changes.map(({ id }) => id)}::uuid[]) and k.sent_back = s.id and k.user_id = s.changed_by
    )
    update waiting_changes w set discarded_by = null, discarded_on = null, note = null, copied = false, base_version = x.base_version, version = x.version
    from jsonb_populate_recordset(null::waiting_changes, ${JSON.stringify(versions)}::jsonb) x where x.id = w.id`.execute(
    db,
  );
}
