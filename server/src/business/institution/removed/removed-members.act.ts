import { salesRoles, type InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { memberListSchema } from '@lectern/domain/business/institution/member-list.ts';
import { daysToRestoreMember, rolesToChange } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { User, type UserShape } from '../../../base/account/user.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../institution-access.ts';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';

type RemovedShape = {
  readonly id: string;
  readonly role: InstitutionRole;
  readonly user: UserShape;
  readonly removed_on: string;
  readonly until: string;
};
type PageShape = { readonly members: readonly RemovedShape[]; readonly hasMore: boolean };

const RemovedMember = builder.objectRef<RemovedShape>('RemovedMember').implement({
  description: 'Somebody who was removed from an institution in the last 30 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the membership.' }),
    role: t.expose('role', { type: InstitutionRoleRef, description: 'The role that they held.' }),
    user: t.field({ type: User, description: 'The person.', resolve: ({ user }) => user }),
    removed_on: t.expose('removed_on', { type: 'DateTime', description: 'When they were removed.' }),
    until: t.expose('until', { type: 'DateTime', description: 'Until when they can be brought back.' }),
  }),
});

const RemovedMemberPage = builder.objectRef<PageShape>('RemovedMemberPage').implement({
  description: 'Some members who were removed, and whether there are more.',
  fields: (t) => ({
    members: t.field({
      type: [RemovedMember],
      description: 'The members, the one removed last first.',
      resolve: ({ members }) => members,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ members, hasMore }) => (hasMore ? (members.at(-1)?.id ?? null) : null),
    }),
  }),
});

/** Whether row `m` comes after the cursor. Said only where there is one: a plan for both would look through all before it. */
const isAfter = (cursor: string) => sql`(m.deleted_on, m.id) < (
  select a.deleted_on, a.id from institution_members a where a.id = ${cursor})`;

builder.queryField('removedMembers', (t) =>
  t.field({
    type: RemovedMemberPage,
    description: 'The members of an institution that you may bring back, the one removed last first.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 10 unless said, 60 at most.' }),
      after: t.arg.id({
        required: false,
        description: 'The cursor of the page before; BAD_CURSOR if it is unknown or they are back since.',
      }),
    },
    resolve: async (_root, { institution_id, after = null, pageSize: asked }, context): Promise<PageShape> => {
      const viewerId = getViewerId(context);
      const { pageSize } = parseInput(memberListSchema, { search: '', pageSize: asked ?? 10 });
      const { rows } = await sql<Row>`/* removed-members */
        select ${institutionAccess(institution_id)},
          ${after}::uuid is null or coalesce((select a.institution_id = ${institution_id} and a.deleted_on is not null
            from institution_members a where a.id = ${after}), false) as cursor_known,
          (select coalesce(json_agg(x), '[]'::json) from (
            select m.id, m.role, m.deleted_on as removed_on,
              m.deleted_on + make_interval(days => ${daysToRestoreMember}) as until,
              json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar,
                'email', u.email, 'role', u.role) as "user"
            from institution_members m join users u on u.id = m.user_id and u.deleted_on is null
            where m.institution_id = ${institution_id} and m.user_id <> viewer.id
              and m.deleted_on > now() - make_interval(days => ${daysToRestoreMember})
              and m.role = any(case when viewer.role::text = any(${salesRoles}) then ${bySales} else ${byAdmins} end::institution_role[])
              and ${after === null ? sql`true` : isAfter(after)}
            order by m.deleted_on desc, m.id desc limit ${pageSize + 1}) x) as members
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { members, cursor_known, ...access } = rows[0];
      context.checks.allow('removedMembers', principalAt(access));
      if (!access.institution) throw new Refusal('NOT_FOUND');
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const shown = members.slice(0, pageSize).map(({ removed_on, until, user, ...member }) => ({
        ...member,
        removed_on: new Date(removed_on).toISOString(),
        until: new Date(until).toISOString(),
        user: { ...user, principal: principalAt(access, user.id) },
      }));
      return { members: shown, hasMore: members.length > pageSize };
    },
  }),
);

/** Nobody else passes the policy. */
const bySales = rolesToChange({ globalRole: salesRoles[0], institutionRole: null });
const byAdmins = rolesToChange({ globalRole: null, institutionRole: 'CENTER_ADMIN' });

type Row = InstitutionAccess & { readonly cursor_known: boolean; readonly members: readonly RemovedShape[] };
