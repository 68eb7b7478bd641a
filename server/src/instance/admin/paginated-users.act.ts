import {
  contentRoles,
  isRoleOf,
  salesRoles,
  supportRoles,
  type GlobalRole,
} from '@lectern/domain/base/account/role.ts';
import { memberListSchema } from '@lectern/domain/business/institution/member-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { finds, findsByIndex } from '../../base/database/finds.ts';
import { builder, GlobalRoleRef } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { stands } from '../../business/institution/invitation.ts';
import { searchedInPerson } from '../../base/account/searched-in-person.ts';
import { elsewhereJson } from '../../base/account/standing.ts';
import { User, type UserShape } from '../../base/account/user.ts';

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
  description: 'Somebody who is invited to an institution or awaited in one of its groups, and has no account yet.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the invitation, or of what awaits them.' }),
    first_name: t.exposeString('first_name', { description: 'Their first name, as it was typed.' }),
    last_name: t.exposeString('last_name', { description: 'Their last name, as it was typed.' }),
    email: t.exposeString('email', {
      description: 'The address that they are invited or awaited by.',
      extensions: { rule: 'User.email' },
    }),
    institution_id: t.exposeID('institution_id', { description: 'The institution that invites or awaits them.' }),
    institution_name: t.exposeString('institution_name', { description: 'What that is called.' }),
  }),
});

/** How many invited people a page names. */
const mostInvited = 20;

/** How many people are counted. */
const mostCounted = 1000;

const UserPage = builder.objectRef<PageShape>('UserPage').implement({
  description: 'Some of the people that were asked for, how many they are in all, and whether there are more.',
  fields: (t) => ({
    users: t.field({ type: [User], description: 'The people, by last name.', resolve: ({ users }) => [...users] }),
    totalCount: t.int({
      description: 'How many people there are on all pages together, at most 1,000: more are not counted.',
      resolve: ({ found }) => Math.min(found, mostCounted),
    }),
    moreThanCounted: t.boolean({
      description: 'Whether there are more people than `totalCount` says.',
      resolve: ({ found }) => found > mostCounted,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    invited: t.field({
      type: [InvitedPerson],
      description: `Who was searched for, is invited or awaited and has no account, on the first page and for those who support all: ${mostInvited} at most.`,
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

/** Among so many people after the cursor what most hold is looked for first, in the order of the list. */
const mostGlancedAt = 500;

/** So many people are sorted once they are found. */
const mostSorted = 10_000;

/** Among so many after the cursor those are looked for, in the order of the list, of whom there are more. */
const mostLookedAt = 30_000;

/** Who is searched for, and invited or awaited without an account, for those in row `viewer` who support all. */
const invitedJson = ({ search, after, filter, withoutInstitution }: Asked) =>
  search === '' || after !== null || filter !== null || withoutInstitution
    ? sql`'[]'::json`
    : sql`(select coalesce(json_agg(to_json(n) order by n.last_name, n.first_name, n.email), '[]'::json) from (
        select * from (
          select distinct on (n.email, i.id) n.id, n.first_name, n.last_name, n.email, i.id as institution_id, i.name as institution_name
          from (
            select n.id, n.first_name, n.last_name, n.email, n.institution_id from invitations n
            where ${stands} and ${findsByIndex(sql`n.searched`, search)}
            union all
            select a.id, a.first_name, a.last_name, a.email, g.institution_id
            from awaited_members a join groups g on g.id = a.group_id and g.deleted_on is null
            where ${findsByIndex(sql`a.searched`, search)}
          ) n join institutions i on i.id = n.institution_id and i.deleted_on is null
          where viewer.role = any(${[...supportRoles]}::global_role[])
            and not exists (select from users u where u.email = n.email and u.deleted_on is null)
        ) n order by n.last_name, n.first_name, n.email limit ${mostInvited}) n)`;

/**
 * One statement, without a name, since how it is run best depends on what is asked for. What most people hold is met at a
 * glance in the order of the list, and counted only until it is clear that there are more. What few hold is found by the
 * index and then sorted. What many hold is soon met in the order of the list, unless it is a family name that stands far
 * behind the cursor: then all who hold it are sorted. `isMet` is no expression of the index, and `offset 0` says nothing:
 * they keep the planner from taking one way for the other.
 */
async function readPage(db: Database, viewerId: string, asked: Asked): Promise<Row> {
  const { search, after, pageSize } = asked;
  const isFound = findsByIndex(searchedInPerson, search);
  const isMet = finds(searchedInPerson, search);
  const some = pageSize + 1;
  const met = (condition: RawBuilder<unknown>, among: number) => sql`
    select u.id from (
      select u.id, u.last_name, u.first_name, u.searched_name, u.searched_address from users u
      where ${condition} and ${isAskedFor(asked)} and ${isAfter(asked)} ${sorted} limit ${among}
    ) u where ${isMet} ${sorted} limit ${some}`;
  const isGlance = sql`(select count(*) from glance) > ${pageSize}`;
  const isMany = sql`(select count(*) from found) > ${mostSorted}`;
  const { rows } = await sql<Row>`
    with anchor as (select a.last_name, a.first_name, a.id from users a where a.id = ${after}),
    glance as materialized (${met(sql`true`, mostGlancedAt)}),
    many as materialized (
      select from users u where ${isGlance} and ${isAskedFor(asked)} and ${isMet} limit ${mostCounted + 1}
    ), found as materialized (
      select u.id, u.last_name, u.first_name from users u
      where not ${isGlance} and ${isAskedFor(asked)} and ${isFound} limit ${mostSorted + 1}
    ), near as materialized (${met(isMany, mostLookedAt)}),
    far as materialized (
      select u.id from (
        select u.id, u.last_name, u.first_name from users u
        where ${search} <> '' and ${isMany} and (select count(*) from near) <= ${pageSize}
          and ${isAskedFor(asked)} and ${isFound} and ${isAfter(asked)} offset 0
      ) u ${sorted} limit ${some}
    ), page as (
      (select u.id from found u where not ${isMany} and ${isAfter(asked)} ${sorted} limit ${some})
      union select id from glance union select id from near union select id from far
    )
    select viewer.role as viewer_role, ${after}::uuid is null or exists (select from anchor) as cursor_known,
      ((select count(*) from many) + (select count(*) from found))::int as found,
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
      if (!isRoleOf(supportRoles, viewer_role) && !noInstitutionOnly)
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
