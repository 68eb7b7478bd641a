import type { RefusedJoinReason } from '@lectern/domain/classroom/member/refused-join.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { User, type UserShape } from '../../base/account/user.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { RefusedJoinReasonRef } from './refused-join-reason.ts';

type RefusedShape = { readonly reason: RefusedJoinReason; readonly refused_on: string; readonly user: UserShape };

const RefusedJoin = builder.objectRef<RefusedShape>('RefusedJoin').implement({
  description: 'The last try of a person to join a group that was refused though the key was right.',
  fields: (t) => ({
    reason: t.expose('reason', { type: RefusedJoinReasonRef, description: 'Why.' }),
    refused_on: t.expose('refused_on', { type: 'DateTime', description: 'When.' }),
    user: t.expose('user', { type: User, description: 'The person.' }),
  }),
});

const mostListed = 60;

builder.queryField('refusedJoins', (t) =>
  t.field({
    type: [RefusedJoin],
    description:
      'Who could not join a group in the last 7 days though the key was right, and does not belong to it yet: the latest 60.',
    args: { group_id: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, { group_id }, context) => {
      const { rows } = await sql<Row>`/* refused-joins */
        select ${groupAccessJson()} as access, (
          select coalesce(json_agg(listed.refused), '[]'::json) from (
            select json_build_object('reason', r.reason, 'refused_on', r.refused_on, 'user', json_build_object(
              'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar, 'email', u.email, 'role', u.role)) as refused
            from refused_joins r join users u on u.id = r.user_id and u.deleted_on is null
            where r.group_id = g.id and r.refused_on > now() - interval '7 days' and not exists (
              select from group_members m where m.group_id = g.id and m.user_id = r.user_id and m.deleted_on is null)
            order by r.refused_on desc, u.id limit ${mostListed}) listed) as refused
        from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const row = rows[0];
      context.checks.allow('refusedJoins', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      const { access, refused } = row;
      return refused.map((one) => ({ ...one, user: { ...one.user, principal: principalOf(access, one.user.id) } }));
    },
  }),
);

type Row = { readonly access: GroupAccess; readonly refused: readonly RefusedShape[] };
