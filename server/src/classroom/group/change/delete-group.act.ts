import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';
import { restoreGroup, setDeleted } from './restore-group.ts';

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
