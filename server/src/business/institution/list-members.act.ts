import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { memberListSchema } from '@lectern/domain/business/institution/member-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { findsByIndex } from '../../base/database/finds.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { searchedInPerson } from '../../base/account/searched-in-person.ts';
import type { UserShape } from '../../base/account/user.ts';
import { InstitutionRoleRef } from '../../base/account/institution-role.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from './institution-access.ts';
import { mayFind } from './may-find.ts';
import { InstitutionMember, type InstitutionMemberShape } from './institution-member.ts';

type PageShape = { readonly members: readonly InstitutionMemberShape[]; readonly hasMore: boolean };

/** Some members of a list. */
const InstitutionMemberPage = builder.objectRef<PageShape>('InstitutionMemberPage').implement({
  description: 'Some members of an institution, and whether there are more.',
  fields: (t) => ({
    members: t.field({
      type: [InstitutionMember],
      description: 'The members, in order.',
      resolve: ({ members }) => [...members],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ members, hasMore }) => (hasMore ? (members.at(-1)?.id ?? null) : null),
    }),
  }),
});

/** Said so that the planner takes the second half for what it is, a few of one name, and reads a large institution in order. */
const isAfterAnchor = sql`(
  (u.last_name, u.first_name) >= ((select last_name from anchor), (select first_name from anchor))
  and ((u.last_name, u.first_name) <> ((select last_name from anchor), (select first_name from anchor))
    or m.id > (select id from anchor)))`;

const mayFindMembers = mayFind('institutionMembers');

builder.queryField('institutionMembers', (t) =>
  t.field({
    type: InstitutionMemberPage,
    description: 'The people who belong to an institution, by last name.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      search: t.arg.string({
        required: false,
        description:
          'What stands in the name or address of a member, at least 2 characters, 1 where it is not Latin; left out for all.',
      }),
      role: t.arg({ type: InstitutionRoleRef, required: false, description: 'Those in this role; left out for all.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 10 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { institution_id, after = null, role = null, ...asked }, context) => {
      const viewerId = getViewerId(context);
      const { search, pageSize } = parseInput(memberListSchema, {
        search: asked.search ?? '',
        pageSize: asked.pageSize ?? 10,
      });
      const { rows } = await sql<Row>`
        with anchor as (
          select v.last_name, v.first_name, a.id from institution_members a join users v on v.id = a.user_id
          where a.id = ${after} and a.institution_id = ${institution_id}
        )
        select ${institutionAccess(institution_id)},
          ${after}::uuid is null or exists (select from anchor) as cursor_known,
          case when ${mayFindMembers(institution_id)} then (
            select coalesce(json_agg(listed.member), '[]'::json) from (
            select json_build_object('id', m.id, 'role', m.role, 'user', json_build_object(
              'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar,
              'email', u.email, 'role', u.role)) as member
            from institution_members m join users u on u.id = m.user_id and u.deleted_on is null
            where m.institution_id = ${institution_id} and m.deleted_on is null
              and (${role}::institution_role is null or m.role = ${role}::institution_role)
              and ${findsByIndex(searchedInPerson, search)}
              and (${after}::uuid is null or ${isAfterAnchor})
            order by u.last_name, u.first_name, m.id limit ${pageSize + 1}) listed) end as members
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { members, cursor_known, ...access } = rows[0];
      context.checks.allow('institutionMembers', principalAt(access));
      const { institution } = access;
      if (!institution) throw new Refusal('NOT_FOUND');
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const shown = members.slice(0, pageSize).map(({ user, ...member }) => ({
        ...member,
        institution,
        user: { ...user, principal: principalAt(access, user.id) },
      }));
      return { members: shown, hasMore: members.length > pageSize };
    },
  }),
);

type Row = InstitutionAccess & {
  readonly cursor_known: boolean;
  readonly members: readonly { readonly id: string; readonly role: InstitutionRole; readonly user: UserShape }[];
};
