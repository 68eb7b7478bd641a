import { daysToRestoreFollowUp } from '@lectern/domain/business/follow-up/follow-up.ts';
import { sql } from 'kysely';
import { refuseUndone, registerUndo, undoingLast } from '../../base/audit-log/undoing.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { FollowUp, type FollowUpShape } from './follow-up.ts';
import { getFollower, holdFollowUp, readFollowUp, writeFollowUp } from './hold-follow-up.ts';

builder.mutationField('deleteFollowUp', (t) =>
  t.field({
    type: FollowUp,
    description: 'Deletes a follow-up, which can be restored for 30 days. One that was deleted then stays so.',
    args: { id: t.arg.id({ description: 'The id of the follow-up.' }) },
    resolve: async (_root, { id }, context) => {
      const { db } = context;
      const viewer = await getFollower(context, 'deleteFollowUp');
      const { institution_id, deleted } = await holdFollowUp(db, id, daysToRestoreFollowUp);
      if (deleted) return readFollowUp(db, viewer, id);
      await sql`/* delete-follow-up */ update follow_ups set deleted_on = now(), deleted_by = ${viewer.id}
        where id = ${id}`.execute(db);
      return writeFollowUp(context, viewer, { id, institution_id, action: 'FOLLOW_UP_DELETED' });
    },
  }),
);

builder.mutationField('restoreFollowUp', (t) =>
  t.field({
    type: FollowUp,
    description:
      'Brings back a follow-up that was deleted in the last 30 days; one that is there already stays as it is. A question that has been asked anew meanwhile is not opened a second time (TAKEN).',
    args: { id: t.arg.id({ description: 'The id of the follow-up.' }) },
    resolve: (_root, { id }, context) => restoreFollowUp(context, id),
  }),
);

registerUndo('FOLLOW_UP_DELETED', {
  lastOnly: true,
  days: daysToRestoreFollowUp,
  undo: async (context, { object_id }) => {
    await restoreFollowUp(context, object_id);
  },
});

async function restoreFollowUp(context: Context, id: string): Promise<FollowUpShape> {
  const { db } = context;
  const viewer = await getFollower(context, 'restoreFollowUp');
  const { institution_id, deleted } = await holdFollowUp(db, id, daysToRestoreFollowUp);
  if (!deleted) {
    refuseUndone(context, 'restored');
    return readFollowUp(db, viewer, id);
  }
  await sql`/* restore-follow-up */ update follow_ups
    set deleted_on = null, deleted_by = null, modified_on = now(), modified_by = ${viewer.id}
    where id = ${id}`.execute(db);
  const undoing = await undoingLast(context, 'FOLLOW_UP_DELETED', id);
  return writeFollowUp(undoing, viewer, { id, institution_id, action: 'FOLLOW_UP_RESTORED' });
}
