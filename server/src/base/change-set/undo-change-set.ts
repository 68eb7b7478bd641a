import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { undoingLast } from '../audit-log/undoing.ts';
import { getViewer, type Context } from '../graphql/context.ts';
import { takesOut } from './takes-out.ts';
import { waitsFor } from './author.ts';
import type { AuthoredShape } from './authored.ts';
import type { AuthoringAct } from './authoring-act.ts';
import { keepAct } from './keep-act.ts';
import { kindOf } from '../content/kinds.ts';
import { setVersions } from './set-versions.ts';
import { readUndone, refuseBuiltOn, writeBack } from './undo.ts';
import { dropAgain, readShown } from './waiting-changes/published-changes.ts';
import { readWaitingAround, type WaitingChange } from './waiting-changes/waiting-change.ts';
import { importOperation } from './write-change-set.ts';

/**
 * Takes a change set back as a new one, for whoever may do what it did; what waited until then waits again. It refuses one that somebody has built on, with
 * the items (CONFLICT); of one that is taken back already the reply has none.
 */
export async function undoChangeSet(context: Context, id: string): Promise<AuthoredShape> {
  const { db, checks } = context;
  const viewer = await getViewer(context);
  const principal = { signedIn: true, globalRole: viewer.role };
  checks.allow('undoChangeSet', principal);
  const set = await db
    .selectFrom('change_sets')
    .select(['operation', 'waits', 'undoes'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!set) throw new Refusal('NOT_FOUND');
  // Whoever takes back an import takes out what it made and what it published.
  const isImport = set.operation === importOperation;
  const operation = isImport ? 'publishCourse' : (set.operation as Operation);
  checks.allow(operation, principal);
  const undone = await db.selectFrom('change_sets').select('id').where('undoes', '=', id).executeTakeFirst();
  if (undone) return { change_set_id: null, items: [] };
  const items = await readUndone(db, id);
  if (items.length === 0) return { change_set_id: null, items: [] };
  // Whoever takes back that something came back takes it out.
  const back = items.filter((item) => set.operation === 'restoreContentItem' && item.deleted_before);
  for (const { kind } of back) checks.allow(takesOut[kind], principal);
  const shown = set.undoes === null ? [] : await dropAgain(db, set.undoes);
  const named = [...items.map(({ item_id }) => item_id), ...(context.met ?? [])];
  return keepAct(isImport ? await undoingImport(context, id) : context, {
    by: viewer.id,
    waits: set.waits || waitsFor(operation, viewer.role),
    about: { operation: set.operation, undoes: id, shown, again: await readShown(db, id) },
    named,
    waiting: await readWaitingAround(db, named),
    work: async (act) => {
      await refuseBuiltOn(db, items);
      await writeBack(db, act, items);
      await passVersions(db, act, shown);
    },
  });
}

/** Gives items a newer version than the one that editors knew them by: a version stands for one thing only. */
async function passVersions(db: Database, act: AuthoringAct, shown: readonly WaitingChange[]): Promise<void> {
  const passed = shown.flatMap(({ item_id: id, kind, version }) => {
    const change = act.changes.get(id);
    return change && change.after.version <= version ? [{ table: kindOf(kind).table, id, version: version + 1 }] : [];
  });
  await setVersions(db, act, passed);
}

/** The entry of an import is another one than that of its change set, and names it. */
async function undoingImport(context: Context, change_set: string): Promise<Context> {
  const { rows } = await sql<{ object_id: string }>`/* entry-of-import */ select object_id from audit_log
    where action = 'CURRICULUM_IMPORTED' and details ->> 'change_set' = ${change_set}`.execute(context.db);
  const [entry] = rows;
  return entry ? undoingLast(context, 'CURRICULUM_IMPORTED', entry.object_id, { details: { change_set } }) : context;
}
