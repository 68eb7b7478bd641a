import type { GroupRole } from '@lectern/domain/base/account/role.ts';
import { whyNotRemove } from '@lectern/domain/classroom/member/membership.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { admitToLearner } from '../../../base/access/admit-to-learner.ts';
import { GroupMemberResult } from '../group-member-result.ts';
import { isPlainInstructor } from '../is-plain-instructor.ts';
import { lockRoster } from '../../../business/seats/lock-roster.ts';
import { removeMembers } from './remove-members.ts';

builder.mutationField('deleteGroupMember', (t) =>
  t.field({
    type: GroupMemberResult,
    description:
      'Removes an instructor or a learner from a group, who cannot come back with the key. Results are kept, and a sitting under a clock goes on until its deadline. It refuses the main instructor with FORBIDDEN, and other instructors to a plain one.',
    args: {
      user_id: t.arg.id({ description: 'The person.' }),
      group_id: t.arg.id({ description: 'The group.' }),
    },
    resolve: async (_root, { user_id, group_id }, context) => {
      const { db } = context;
      const access = await admitToLearner(context, 'deleteGroupMember', group_id, null);
      const { institution_id } = await lockRoster(db, group_id);
      const member = await findMember(db, group_id, user_id);
      if (!member) throw new Refusal('NOT_FOUND', { field: 'user_id' });
      const refusal = whyNotRemove(member.role, { plainInstructor: isPlainInstructor(access) });
      if (refusal) throw new Refusal(refusal, { field: 'user_id' });
      if (member.live) {
        await removeMembers(db, group_id, [user_id], getViewerId(context));
        await writeAudit(db, actorOf(context), {
          chain: 'INSTITUTION',
          chainId: institution_id,
          action: 'GROUP_MEMBER_REMOVED',
          object: { type: 'group', id: group_id },
          details: { role: member.role, user_id },
        });
      }
      return { status: 'DONE' as const, code: null, memberId: member.id, user_id, currentGroup_id: null };
    },
  }),
);

type Found = { readonly id: string; readonly role: GroupRole; readonly live: boolean };

async function findMember(db: Database, groupId: string, userId: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`/* member-to-remove */
    select id, role, deleted_on is null as live from group_members
    where group_id = ${groupId} and user_id = ${userId} for no key update`.execute(db);
  return rows[0];
}
