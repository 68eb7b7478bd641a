import { Refusal } from '@lectern/domain/refusal.ts';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { changesIn, registerUndo, unknownBefore } from '../../../base/audit-log/undoing.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { isInstructorOf } from '../../../business/institution/is-instructor-of.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';
import { handOver } from './hand-over.ts';

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

registerUndo('GROUP_TRANSFERRED', {
  undo: async (context, entry) => {
    const { owner } = changesIn(entry);
    if (typeof owner?.from !== 'string' || typeof owner.to !== 'string') throw unknownBefore();
    await transferGroup(context, entry.object_id, owner.from, owner.to);
  },
});

/** Makes an instructor of the institution the main instructor of a group; where `was` leads it no more, it is a CONFLICT. */
async function transferGroup(context: Context, id: string, user_id: string, was?: string): Promise<void> {
  const { db } = context;
  const { institution_id, owner_id } = await admitToGroup(context, 'transferGroup', id);
  if (was !== undefined && was !== owner_id) throw new Refusal('CONFLICT', { details: { owner: owner_id } });
  if (user_id === owner_id) return;
  if (!(await isInstructorOf(db, institution_id, user_id))) throw new Refusal('NOT_FOUND', { field: 'user_id' });
  await handOver(db, id, user_id, getViewerId(context));
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'GROUP_TRANSFERRED',
    object: { type: 'group', id },
    details: { owner: { from: owner_id, to: user_id } },
  });
}
