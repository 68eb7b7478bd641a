import { daysToRestore } from '@lectern/domain/classroom/group/deleted-group.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { refuseUndone, registerUndo, undoingLast } from '../../../base/audit-log/undoing.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';
import { refuseNotLicensed } from './refuse-not-licensed.ts';

builder.mutationField('deleteGroup', (t) =>
  t.field({
    type: Group,
    description:
      'Deletes a group and releases all its places. Results are kept, and for 30 days it can be restored; a group that is deleted already stays so.',
    args: { id: t.arg.id({ description: 'The id of the group.' }) },
    resolve: async (_root, { id }, context) => {
      const { deleted_on, institution_id } = await admitToGroup(context, 'deleteGroup', id, { deleted: true });
      if (deleted_on === null) await setDeleted(context, id, institution_id, true);
      return readGroup(context.db, getViewerId(context), id);
    },
  }),
);

builder.mutationField('restoreGroup', (t) =>
  t.field({
    type: Group,
    description:
      'Brings back a group that was deleted in the last 30 days, with its learners, its key and its places; it refuses with NO_SEATS_LEFT where others hold them by now, and, unless it has ended, with NOT_LICENSED, both ends and the names of products, where it ends after its license by now or uses products that the license is no longer for. A group that is not deleted stays as it is.',
    args: { id: t.arg.id({ description: 'The id of the group.' }) },
    resolve: async (_root, { id }, context) => {
      await restoreGroup(context, id);
      return readGroup(context.db, getViewerId(context), id);
    },
  }),
);

registerUndo('GROUP_DELETED', {
  lastOnly: true,
  days: daysToRestore,
  undo: async (context, { object_id }) => {
    await restoreGroup(context, object_id);
  },
});

/**
 * Brings a group back that was deleted in the last 30 days, where its license covers it still (else NOT_LICENSED with what is
 * not covered); one that is there stays as it is, but for an undo, which it refuses.
 */
async function restoreGroup(context: Context, id: string): Promise<void> {
  const { deleted_on, institution_id } = await admitToGroup(context, 'restoreGroup', id, { deleted: true });
  if (deleted_on === null) return refuseUndone(context, 'restored');
  const { rows } = await sql`/* still-restorable */ select 1
    where ${deleted_on}::timestamptz > now() - make_interval(days => ${daysToRestore})`.execute(context.db);
  if (rows.length === 0) throw new Refusal('NOT_FOUND');
  await refuseNotLicensed(context.db, id);
  await setDeleted(await undoingLast(context, 'GROUP_DELETED', id), id, institution_id, false);
}

/** Deletes a group or brings it back, and writes that down. */
async function setDeleted(context: Context, id: string, institution_id: string, deleted: boolean): Promise<void> {
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
