import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';
import { transferGroup } from './transfer-group.ts';

builder.mutationField('transferGroup', (t) =>
  t.field({
    type: Group,
    description:
      'Makes another instructor of the institution the owner and main instructor of a group; who was it before teaches on as an instructor. Anybody else is refused with NOT_FOUND; the present one stays.',
    args: {
      id: t.arg.id({ description: 'The id of the group.' }),
      user_id: t.arg.id({ description: 'Who leads the group from now on.' }),
    },
    resolve: async (_root, { id, user_id }, context) => {
      await transferGroup(context, id, user_id);
      return readGroup(context.db, getViewerId(context), id);
    },
  }),
);
