import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import { builder } from '../../../graphql/builder.ts';
import { getViewerId } from '../../../graphql/context.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { Group } from '../group.ts';
import { isInstructorOf } from './is-instructor-of.ts';
import { readGroup } from '../read-group.ts';

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
      const { db } = context;
      const viewerId = getViewerId(context);
      const { institution_id, owner_id } = await admitToGroup(context, 'transferGroup', id);
      if (user_id !== owner_id) {
        if (!(await isInstructorOf(db, institution_id, user_id))) throw new Refusal('NOT_FOUND', { field: 'user_id' });
        await sql`/* step-back */ update group_members set role = 'INSTRUCTOR', modified_on = now(), modified_by = ${viewerId}
          where group_id = ${id} and role = 'MAIN_INSTRUCTOR'`.execute(db);
        await sql`/* step-up */ insert into group_members (group_id, user_id, role, created_by, modified_by)
          values (${id}, ${user_id}, 'MAIN_INSTRUCTOR', ${viewerId}, ${viewerId})
          on conflict (group_id, user_id) do update set role = 'MAIN_INSTRUCTOR', blocked = false, deleted_on = null,
            deleted_by = null, modified_on = now(), modified_by = ${viewerId}`.execute(db);
        await db.updateTable('groups').set({ owner_id: user_id }).where('id', '=', id).execute();
        await writeAudit(db, actorOf(context), {
          chain: 'INSTITUTION',
          chainId: institution_id,
          action: 'GROUP_TRANSFERRED',
          object: { type: 'group', id },
          details: { owner: { from: owner_id, to: user_id } },
        });
      }
      return readGroup(db, viewerId, id);
    },
  }),
);
