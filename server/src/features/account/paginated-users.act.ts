import { contentRoles, salesRoles, supportRoles, type GlobalRole } from '@lectern/domain/account/role.ts';
import { memberListSchema } from '@lectern/domain/institution/member-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { finds } from '../../database/finds.ts';
import { builder, GlobalRoleRef } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { parseInput } from '../../graphql/input.ts';
import { stands } from '../institution/invitation.ts';
import { searchedInPerson } from './searched-in-person.ts';
import { elsewhereJson } from './standing.ts';
import { User, type UserShape } from './user.ts';

type Invited = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly institution_id: string;
  readonly institution_name: string;
};
type PageShape = {
  readonly users: readonly UserShape[];
  readonly found: number;
  readonly hasMore: boolean;
  readonly invited: readonly Invited[];
};

const InvitedPerson = builder.objectRef<Invited>('InvitedPerson').implement({
  description: 'Somebody who is invited to an institution and has no account yet.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the invitation.' }),
    first_name: t.exposeString('first_name', { description: 'Their first name, as the invitation says.' }),
    last_name: t.exposeString('last_name', { description: 'Their last name, as the invitation says.' }),
    email: t.exposeString('email', { description: 'The address they were invited by.' }),
    institution_id: t.exposeID('institution_id', { description: 'The institution they are invited to.' }),
    institution_name: t.exposeString('institution_name', { description: 'What that is called.' }),
  }),
});

/** How many invited people a page names. */
const mostInvited = 20;

/** How many people are counted, and sorted once they are found; of more the list is read in its own order. */
const mostCounted = 10_000;

const UserPage = builder.objectRef<PageShape>('UserPage').implement({
  description: 'Some of the people that were asked for, how many they are in all, and whether there are more.',
  fields: (t) => ({
    users: t.field({ type: [User], description: 'The people, by last name.', resolve: ({ users }) => [...users] }),
    totalCount: t.int({
      description: 'How many people there are on all pages together, at most 10,000: more are not counted.',
      resolve: ({ found }) => Math.min(found, mostCounted),
    }),
    moreThanCounted: t.boolean({
      description: 'Whether there are more people than `totalCount` says.',
      resolve: ({ found }) => found > mostCounted,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    invited: t.field({
      type: [InvitedPerson],
      description: `Who was searched for, is invited and has no account, on the first page and for those who support all: ${mostInvited} at most.`,
      resolve: ({ invited }) => [...invited],
    }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ users, hasMore }) => (hasMore ? (users.at(-1)?.id ?? null) : null),
    }),
  }),
});

// They work for all institutions and are missing in none.
const staff = [...new Set<GlobalRole>([...contentRoles, ...salesRoles, ...supportRoles])];

/** Which people are asked for. */
type Asked = {
  readonly search: string;
  readonly pageSize: number;
  readonly after: string | null;
  readonly filter: GlobalRole | null;
  readonly withoutInstitution: boolean;
};

/** Those whom it is about, in row `u`, whatever is searched for. */
const isAskedFor = ({ filter, withoutInstitution }: Asked) => sql`u.deleted_on is null
  and (${filter}::global_role is null or u.role = ${filter}::global_role)
  and (not ${withoutInstitution}::boolean or u.institutions = 0 and u.role <> all(${staff}::global_role[]))`;

/** Whether the person in row `u` comes after the cursor, as the list is sorted. */
const isAfter = ({ after }: Asked) => sql`(${after}::uuid is null or (u.last_name, u.first_name, u.id)
  > ((select last_name from anchor), (select first_name from anchor), (select id from anchor)))`;

const sorted = sql`order by u.last_name, u.first_name, u.id`;

/** In so many people after the cursor what many hold is looked for in the order of the list. */
const mostLookedAt = 30_000;

/** Who is searched for and invited without an account, for those in row `viewer` who support all. */
const invitedJson = ({ search, after, filter, withoutInstitution }: Asked) =>
  search === '' || after !== null || filter !== null || withoutInstitution
    ? sql`'[]'::json`
    : sql`(select coalesce(json_agg(json_build_object('id', n.id, 'first_name', n.first_name, 'last_name', n.last_name,
        'email', n.email, 'institution_id', n.institution_id, 'institution_name', n.name) order by n.last_name, n.first_name, n.id), '[]'::json)
      from (select n.*, i.name from invitations n join institutions i on i.id = n.institution_id and i.deleted_on is null
        where viewer.role = any(${[...supportRoles]}::global_role[]) and ${stands} and ${finds(sql`n.searched`, search)}
          and not exists (select from users u where u.email = n.email and u.deleted_on is null)
        order by n.last_name, n.first_name, n.id limit ${mostInvited}) n)`;

/**
 * One statement, without a name, since how it is run best depends on what is asked for. What few people hold is found by
 * the index and then sorted. What many hold is soon met in the order of the list, unless it is a family name that stands
 * far behind the cursor: then all who hold it are sorted. `isMet` is no expression of the index, and `offset 0` says
 * nothing: they keep the planner from taking one way for the other.
 */
async function readPage(db: Database, viewerId: string, asked: Asked): Promise<Row> {
  const { search, after, pageSize } = asked;
  const isFound = finds(searchedInPerson, search);
  const isMet = finds(sql`(u.searched_name || u.searched_address || '')`, search);
  const { rows } = await sql<Row>`
    with found as materialized (
      select u.id, u.last_name, u.first_name from users u where ${isAskedFor(asked)} and ${isFound} limit ${mostCounted + 1}
    ), counted as (select count(*)::int as n from found), anchor as (
      select a.last_name, a.first_name, a.id from users a where a.id = ${after}
    ), near as materialized (
      select u.id from (
        select u.* from users u where (select n from counted) > ${mostCounted} and ${isAskedFor(asked)} and ${isAfter(asked)}
        ${sorted} limit ${mostLookedAt}
      ) u where ${isMet} ${sorted} limit ${pageSize + 1}
    ), far as materialized (
      select u.id from (
        select u.id, u.last_name, u.first_name from users u
        where ${search} <> '' and (select count(*) from near) <= ${pageSize} and (select n from counted) > ${mostCounted}
          and ${isAskedFor(asked)} and ${isFound} and ${isAfter(asked)} offset 0
      ) u ${sorted} limit ${pageSize + 1}
    ), page as (
      (select u.id from found u where (select n from counted) <= ${mostCounted} and ${isAfter(asked)} ${sorted} limit ${pageSize + 1})
      union select id from near union select id from far
    )
    select viewer.role as viewer_role, ${after}::uuid is null or exists (select from anchor) as cursor_known,
      (select n from counted) as found,
      (select coalesce(json_agg(json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
          'avatar', u.avatar, 'email', u.email, 'role', u.role, 'elsewhere', ${elsewhereJson}) ${sorted}), '[]'::json)
        from page join users u using (id)) as people,
      ${invitedJson(asked)} as invited
    from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
  return rows[0];
}

builder.queryField('paginatedUsers', (t) =>
  t.field({
    type: UserPage,
    description:
      'The people of Lectern, for those who support them; sales managers ask for those without an institution only.',
    args: {
      search: t.arg.string({
        required: false,
        description:
          'What stands in the name or address of a person, at least 2 characters, 1 where it is not Latin; left out for all.',
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
      const { viewer_role, cursor_known, found, people, invited } = await readPage(context.db, viewerId, {
        search,
        pageSize,
        after,
        filter,
        withoutInstitution: noInstitutionOnly ?? false,
      });
      const principal = { signedIn: true, globalRole: viewer_role };
      context.checks.allow('paginatedUsers', principal);
      if (viewer_role === 'SALES_MANAGER' && !noInstitutionOnly)
        throw new Refusal('FORBIDDEN', { field: 'noInstitutionOnly' });
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const users = people
        .slice(0, pageSize)
        .map((person) => ({ ...person, principal: { ...principal, isSelf: person.id === viewerId } }));
      return { users, found, invited, hasMore: people.length > pageSize };
    },
  }),
);

type Row = {
  readonly viewer_role: GlobalRole;
  readonly cursor_known: boolean;
  readonly found: number;
  readonly people: readonly UserShape[];
  readonly invited: readonly Invited[];
};
