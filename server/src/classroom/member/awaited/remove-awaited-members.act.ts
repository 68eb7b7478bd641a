import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { admitToLearner } from '../../../base/access/admit-to-learner.ts';
import { lockRoster } from '../../../business/seats/lock-roster.ts';

builder.mutationField('removeAwaitedMembers', (t) =>
  t.field({
    type: ['ID'],
    description:
      'Awaits people no longer: whoever signs in with such an address joins only with the key. It gives those who were awaited until now.',
    args: {
      group_id: t.arg.id({ description: 'The group.' }),
      ids: t.arg.idList({ description: 'Who is awaited.' }),
    },
    resolve: async (_root, { group_id, ids }, context) => {
      const { db } = context;
      await admitToLearner(context, 'removeAwaitedMembers', group_id, null);
      const { institution_id } = await lockRoster(db, group_id);
      const { rows } = await sql<{ id: string; email: string }>`/* remove-awaited */
        delete from awaited_members where group_id = ${group_id} and id = any(${ids}::uuid[]) returning id, email`.execute(
        db,
      );
      if (rows.length > 0)
        await writeAudit(db, actorOf(context), {
          chain: 'INSTITUTION',
          chainId: institution_id,
          action: 'AWAITED_MEMBERS_REMOVED',
          object: { type: 'group', id: group_id },
          details: { awaited: rows.length },
          personal: { emails: rows.map(({ email }) => email) },
        });
      return rows.map(({ id }) => id);
    },
  }),
);
