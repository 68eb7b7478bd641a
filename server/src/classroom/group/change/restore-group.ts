import { daysToRestore } from '@lectern/domain/classroom/group/deleted-group.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { undoingLast } from '../../../base/audit-log/undoing-last.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { refuseNotLicensed } from './refuse-not-licensed.ts';

/**
 * Brings a group back that was deleted in the last 30 days, where its license covers it still (else NOT_LICENSED with what is
 * not covered); one that is there stays as it is, but for an undo, which it refuses.
 */
export async function restoreGroup(context: Context, id: string): Promise<void> {
  const { deleted_on, institution_id } = await admitToGroup(context, 'restoreGroup', id, { deleted: true });
  if (deleted_on === null) {
    if (context.undoes !== undefined) throw new Refusal('CONFLICT', { details: { restored: true } });
    return;
  }
  const { rows } = await sql`/* still-restorable */ select 1
    where ${deleted_on}::timestamptz > now() - make_interval(days => ${daysToRestore})`.execute(context.db);
  if (rows.length === 0) throw new Refusal('NOT_FOUND');
  await refuseNotLicensed(context.db, id);
  await setDeleted(await undoingLast(context, 'GROUP_DELETED', id), id, institution_id, false);
}

/** Deletes a group or brings it back, and writes that down. */
export async function setDeleted(
  context: Context,
  id: string,
  institution_id: string,
  deleted: boolean,
): Promise<void> {
  const by = getViewerId(context);
  await sql`/* set-deleted */ update groups
    set deleted_on = case when ${deleted}::boolean then now() end, deleted_by = case when ${deleted}::boolean then ${by}::uuid end,
      modified_on = now(), modified_by = ${by}
    where id = ${id}`.execute(context.db);
  await writeAudit(context.db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: deleted ? 'GROUP_DELETED' : 'GROUP_RESTORED',
    object: { type: 'group', id },
  });
}
