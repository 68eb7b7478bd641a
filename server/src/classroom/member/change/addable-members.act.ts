import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { memberListSchema } from '@lectern/domain/business/institution/member-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { finds } from '../../../base/database/finds.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { User, type UserShape } from '../../../base/account/user.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';
import { mayFindIn } from '../../../business/institution/may-find.ts';
import { searchedAddressFor } from '../searched-address.ts';

type AddableShape = { readonly id: string; readonly in_group: boolean; readonly user: UserShape };
type PageShape = { readonly people: readonly AddableShape[]; readonly hasMore: boolean; readonly free_places: number };

const AddablePerson = builder.objectRef<AddableShape>('AddablePerson').implement({
  description: 'A person of an institution who could be added to one of its groups.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the membership of the institution.' }),
    in_group: t.exposeBoolean('in_group', { description: 'Whether the person belongs to the group already.' }),
    user: t.expose('user', { type: User, description: 'The person.' }),
  }),
});

const AddablePage = builder.objectRef<PageShape>('AddablePage').implement({
  description: 'Some people who could be added to a group, and whether there are more.',
  fields: (t) => ({
    people: t.field({
      type: [AddablePerson],
      description: 'The people, in order.',
      resolve: ({ people }) => [...people],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ people, hasMore }) => (hasMore ? (people.at(-1)?.id ?? null) : null),
    }),
    free_places: t.exposeInt('free_places', { description: 'How many more learners fit into the group.' }),
  }),
});

const roles = ['INSTRUCTOR', 'STUDENT'] as const satisfies readonly InstitutionRole[];

const AddableRole = builder.enumType('AddableRole', {
  description: 'The role in the institution, and then in the group.',
  values: { INSTRUCTOR: { description: 'Instructor.' }, STUDENT: { description: 'Learner.' } } satisfies Record<
    (typeof roles)[number],
    { description: string }
  >,
});

const order = (u: string, m: string) => sql.raw(`${u}.last_name, ${u}.first_name, ${m}.id`);

const mayFindAddable = mayFindIn('addableMembers');

builder.queryField('addableMembers', (t) =>
  t.field({
    type: AddablePage,
    description:
      'The learners or the instructors of the institution of a group, by last name, who could be added to it; instructors for its main instructor alone.',
    args: {
      group_id: t.arg.id({ description: 'The group.' }),
      role: t.arg({ type: AddableRole, description: 'Which of them.' }),
      search: t.arg.string({
        required: false,
        description:
          'What stands in a name or an address that you may see, at least 2 characters, 1 where it is not Latin; left out for all.',
      }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 20 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { group_id, role, after = null, ...asked }, context) => {
      const { search, pageSize } = parseInput(memberListSchema, {
        search: asked.search ?? '',
        pageSize: asked.pageSize ?? 20,
      });
      // Without a name: it is planned for the institution that it is about.
      const { rows } = await sql<Row>`
        with place as materialized (
          select g.id, g.institution_id, g.group_size - g.learners as free_places, ${groupAccessJson()} as access
          from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
          where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null
        )
        select place.access, place.free_places,
          ${after}::uuid is null or exists (
            select from institution_members a where a.id = ${after} and a.institution_id = place.institution_id) as cursor_known,
          case when ${mayFindAddable(sql`place.access`)} then (
            select coalesce(json_agg(listed.person), '[]'::json) from (
            select json_build_object('id', m.id, 'in_group', exists (
                select from group_members gm where gm.group_id = place.id and gm.user_id = m.user_id and gm.deleted_on is null),
              'user', json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
                'avatar', u.avatar, 'email', u.email, 'role', u.role)) as person
            from institution_members m join users u on u.id = m.user_id and u.deleted_on is null
            where m.institution_id = place.institution_id and m.deleted_on is null and m.role::text = ${role}
              and ${finds(sql`(u.searched_name || ${searchedAddressFor(sql`place.access`)})`, search)}
              and (${after}::uuid is null or (${order('u', 'm')}) > (
                select ${order('v', 'a')} from institution_members a join users v on v.id = a.user_id where a.id = ${after}))
            order by ${order('u', 'm')} limit ${pageSize + 1}) listed) end as people
        from place`.execute(context.db);
      const row = rows[0];
      context.checks.allow('addableMembers', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      const { access, people, cursor_known, free_places } = row;
      if (role === 'INSTRUCTOR' && !isAllowed('addGroupInstructors', principalOf(access)))
        throw new Refusal('FORBIDDEN');
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const shown = people.slice(0, pageSize).map(({ user, ...person }) => ({
        ...person,
        user: { ...user, principal: principalOf(access, user.id) },
      }));
      return { people: shown, hasMore: people.length > pageSize, free_places };
    },
  }),
);

type Row = {
  readonly access: GroupAccess;
  readonly free_places: number;
  readonly cursor_known: boolean;
  readonly people: readonly AddableShape[];
};
