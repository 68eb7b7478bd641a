import { daysToRestoreFollowUp } from '@lectern/domain/business/follow-up/follow-up.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { bringFollowUpBack } from './bring-follow-up-back.ts';
import { FollowUp } from './follow-up.ts';
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
    resolve: (_root, { id }, context) => bringFollowUpBack(context, id),
  }),
);
