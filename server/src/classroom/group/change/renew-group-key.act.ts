import { randomBytes } from 'node:crypto';
import { newGroupKey } from '@lectern/domain/classroom/group/group-key.ts';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';

builder.mutationField('renewGroupKey', (t) =>
  t.field({
    type: Group,
    description: 'Gives a group a new key; from then on nobody joins with the old one. Its members stay.',
    args: { id: t.arg.id({ description: 'The id of the group.' }) },
    resolve: async (_root, { id }, context) => {
      const { db } = context;
      const { institution_id } = await admitToGroup(context, 'renewGroupKey', id);
      await db
        .updateTable('groups')
        .set({ key: newGroupKey(randomBytes) })
        .where('id', '=', id)
        .execute();
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution_id,
        action: 'GROUP_KEY_RENEWED',
        object: { type: 'group', id },
      });
      return readGroup(db, getViewerId(context), id);
    },
  }),
);
