import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { selectionOf } from '../../base/graphql/selection.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { GroupMember, groupMemberJson, type GroupMemberRow } from './group-member.ts';

builder.queryField('groupMember', (t) =>
  t.field({
    type: GroupMember,
    description: 'The membership of a person in a group: your own, or any for those who teach it.',
    args: {
      userId: t.arg.id({ description: 'The person.' }),
      groupId: t.arg.id({ description: 'The group.' }),
    },
    resolve: async (_root, { userId, groupId }, context, info) => {
      const access = await admitToLearner(context, 'groupMember', groupId, userId);
      const groupsFor = selectionOf(info)('user.groups') ? getViewerId(context) : null;
      const { rows } = await sql<{ member: GroupMemberRow }>`/* group-member */
        select ${groupMemberJson(groupsFor)} as member from group_members m join users u on u.id = m.user_id and u.deleted_on is null
        where m.group_id = ${groupId} and m.user_id = ${userId} and m.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('NOT_FOUND', { field: 'userId' });
      return { ...row.member, access };
    },
  }),
);
