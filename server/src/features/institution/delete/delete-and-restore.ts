import { daysToRestoreInstitution } from '@lectern/domain/institution/deleted-institution.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { undoingLast } from '../../../audit/undoing-last.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Database } from '../../../database/connect.ts';
import { getViewer, type Context, type Viewer } from '../../../graphql/context.ts';
import { writeActivity } from '../write-activity.ts';

/** Brings an institution back that was deleted in the last 30 days; one that is there stays, but for an undo, which it refuses. */
export async function bringInstitutionBack(context: Context, id: string): Promise<void> {
  const viewer = await getViewer(context);
  context.checks.allow('restoreInstitution', { signedIn: true, globalRole: viewer.role });
  const { name, deleted_on, restorable } = await holdInstitution(context.db, id);
  if (!restorable) throw new Refusal('NOT_FOUND');
  if (deleted_on === null && context.undoes !== undefined)
    throw new Refusal('CONFLICT', { details: { restored: true } });
  if (deleted_on !== null)
    await setDeleted(await undoingLast(context, 'INSTITUTION_DELETED', id), viewer, { id, name }, null);
}

type Held = { readonly name: string; readonly deleted_on: string | null; readonly restorable: boolean };

/** An institution until the end of the transaction, deleted or not: whoever puts something into it waits, or has done so before. */
export async function holdInstitution(db: Database, id: string): Promise<Held> {
  const { rows } = await sql<Held>`/* hold-to-delete */
    select name, deleted_on,
      deleted_on is null or deleted_on > now() - make_interval(days => ${daysToRestoreInstitution}) as restorable
    from institutions where id = ${id} for update`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return rows[0];
}

/** What goes with an institution: so many quotes, and the open invitations that are withdrawn. */
type Gone = { readonly quotes: number; readonly invitations?: readonly string[] };

/** Deletes an institution with what goes with it, or brings it back where that is null; feed and log say so. */
export async function setDeleted(
  context: Context,
  viewer: Viewer,
  { id, name }: { readonly id: string; readonly name: string },
  gone: Gone | null,
): Promise<void> {
  const { db } = context;
  const isGone = gone !== null;
  await sql`/* set-institution-deleted */ update institutions
    set deleted_on = case when ${isGone}::boolean then now() end, deleted_by = case when ${isGone}::boolean then ${viewer.id}::uuid end,
      modified_on = now(), modified_by = ${viewer.id}
    where id = ${id}`.execute(db);
  const action = isGone ? 'INSTITUTION_DELETED' : 'INSTITUTION_RESTORED';
  await writeActivity(db, { institution_id: id, user_id: viewer.id, activity: action });
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: id,
    action,
    object: { type: 'institution', id },
    details: gone ?? {},
    personal: { name },
  });
}
