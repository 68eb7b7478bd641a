import { daysToRestore } from '@lectern/domain/group/deleted-group.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import { builder } from '../../../graphql/builder.ts';
import { getViewerId, type Context } from '../../../graphql/context.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';

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
      'Brings back a group that was deleted in the last 30 days, with its learners, its key and its places; it refuses with NO_SEATS_LEFT where others hold them by now. A group that is not deleted stays as it is.',
    args: { id: t.arg.id({ description: 'The id of the group.' }) },
    resolve: async (_root, { id }, context) => {
      const { deleted_on, institution_id } = await admitToGroup(context, 'restoreGroup', id, { deleted: true });
      if (deleted_on !== null) {
        const { rows } = await sql`/* still-restorable */ select 1
          where ${deleted_on}::timestamptz > now() - make_interval(days => ${daysToRestore})`.execute(context.db);
        if (rows.length === 0) throw new Refusal('NOT_FOUND');
        await setDeleted(context, id, institution_id, false);
      }
      return readGroup(context.db, getViewerId(context), id);
    },
  }),
);

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
