import { contentRoles, salesRoles, supportRoles, type GlobalRole } from '@lectern/domain/account/role.ts';
import { memberListSchema } from '@lectern/domain/institution/member-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder, GlobalRoleRef } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { parseInput } from '../../graphql/input.ts';
import { User, type UserShape } from './user.ts';

type PageShape = { readonly users: readonly UserShape[]; readonly totalCount: number; readonly hasMore: boolean };

const UserPage = builder.objectRef<PageShape>('UserPage').implement({
  description: 'Some of the people that were asked for, how many they are in all, and whether there are more.',
  fields: (t) => ({
    users: t.field({ type: [User], description: 'The people, by last name.', resolve: ({ users }) => [...users] }),
    totalCount: t.exposeInt('totalCount', { description: 'How many people there are on all pages together.' }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ users, hasMore }) => (hasMore ? (users.at(-1)?.id ?? null) : null),
    }),
  }),
});

// They work for all institutions and are missing in none.
const staff = [...new Set<GlobalRole>([...contentRoles, ...salesRoles, ...supportRoles])];

// What the list is sorted by.
const order = (u: string) => sql.raw(`${u}.last_name, ${u}.first_name, ${u}.id`);

builder.queryField('paginatedUsers', (t) =>
  t.field({
    type: UserPage,
    description:
      'The people of Lectern, for those who support them; sales managers ask for those without an institution only.',
    args: {
      search: t.arg.string({
        required: false,
        description: 'What stands in the name or address of a person, at least 3 characters; left out for all.',
      }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 10 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
      filter: t.arg({ type: GlobalRoleRef, required: false, description: 'Those in this role; left out for all.' }),
      noInstitutionOnly: t.arg.boolean({
        required: false,
        description:
          'True for those who belong to no institution and are not staff; FORBIDDEN without it for sales managers.',
      }),
    },
    resolve: async (_root, { after = null, filter = null, noInstitutionOnly, ...asked }, context) => {
      const viewerId = getViewerId(context);
      const { search, pageSize } = parseInput(memberListSchema, {
        search: asked.search ?? '',
        pageSize: asked.pageSize ?? 10,
      });
      const { rows } = await sql<Row>`/* paginated-users */
        with asked_for as not materialized (
          select u.* from users u where u.deleted_on is null
            and (${filter}::global_role is null or u.role = ${filter}::global_role)
            and strpos(lower(concat_ws(' ', u.first_name, u.last_name, u.email)), lower(${search})) > 0
            and (not ${noInstitutionOnly ?? false}::boolean or u.role <> all(${staff}::global_role[]) and not exists (
              select from institution_members m where m.user_id = u.id and m.deleted_on is null))
        )
        select viewer.role as viewer_role,
          ${after}::uuid is null or exists (select from users a where a.id = ${after}) as cursor_known,
          (select count(*)::int from asked_for) as total,
          (select coalesce(json_agg(listed.person), '[]'::json) from (
            select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
              'avatar', u.avatar, 'email', u.email, 'role', u.role) as person
            from asked_for u
            where ${after}::uuid is null or (${order('u')}) > (select ${order('a')} from users a where a.id = ${after})
            order by ${order('u')} limit ${pageSize + 1}) listed) as people
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { viewer_role, cursor_known, total, people } = rows[0];
      const principal = { signedIn: true, globalRole: viewer_role };
      context.checks.allow('paginatedUsers', principal);
      if (viewer_role === 'SALES_MANAGER' && !noInstitutionOnly)
        throw new Refusal('FORBIDDEN', { field: 'noInstitutionOnly' });
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const users = people
        .slice(0, pageSize)
        .map((person) => ({ ...person, principal: { ...principal, isSelf: person.id === viewerId } }));
      return { users, totalCount: total, hasMore: people.length > pageSize };
    },
  }),
);

type Row = {
  readonly viewer_role: GlobalRole;
  readonly cursor_known: boolean;
  readonly total: number;
  readonly people: readonly UserShape[];
};
