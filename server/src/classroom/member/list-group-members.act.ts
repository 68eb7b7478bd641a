import { teachingRoles } from '@lectern/domain/base/account/role.ts';
import {
  groupMemberListSchema,
  memberSorts,
  type MemberSort,
} from '@lectern/domain/classroom/member/group-member-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';
import { finds } from '../../base/database/finds.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { selectionOf } from '../../base/graphql/selection.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { searchedAddressFor } from './searched-address.ts';
import { GroupMember, groupMemberJson, type GroupMemberRow, type GroupMemberShape } from './group-member.ts';

type PageShape = {
  readonly members: readonly GroupMemberShape[];
  readonly hasMore: boolean;
  readonly total: number;
  readonly group_size: number;
};

/** Some members of a list. */
const GroupMemberPage = builder.objectRef<PageShape>('GroupMemberPage').implement({
  description: 'Some members of a group, and whether there are more.',
  fields: (t) => ({
    members: t.field({
      type: [GroupMember],
      description: 'The members, in order.',
      resolve: ({ members }) => [...members],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ members, hasMore }) => (hasMore ? (members.at(-1)?.id ?? null) : null),
    }),
    total: t.exposeInt('total', { description: 'How many there are in the whole list.' }),
    group_size: t.exposeInt('group_size', { description: 'How many learners fit into the group.' }),
  }),
});

const kinds = ['INSTRUCTORS', 'LEARNERS'] as const;
type Kind = (typeof kinds)[number];

const GroupMemberKind = builder.enumType('GroupMemberKind', {
  description: 'Which members of a group.',
  values: {
    INSTRUCTORS: { description: 'The main instructor first, then the other instructors.' },
    LEARNERS: { description: 'The learners.' },
  } satisfies Record<Kind, { description: string }>,
});

const GroupMemberSort = builder.enumType('GroupMemberSort', {
  description: 'What the members of a group are sorted by.',
  values: {
    NAME: { description: 'Last names, then first names.' },
    JOINED: { description: 'The moment they first joined.' },
  } satisfies Record<MemberSort, { description: string }>,
});

const sortedBy = (kind: Kind, sort: MemberSort, u: string, m: string): string[] => {
  const name = [`${u}.last_name`, `${u}.first_name`, `${m}.id`];
  if (kind === 'INSTRUCTORS') return [`${m}.role <> 'MAIN_INSTRUCTOR'`, ...name];
  return sort === 'JOINED' ? [`${m}.created_on`, ...name] : name;
};

builder.queryField('groupMembers', (t) =>
  t.field({
    type: GroupMemberPage,
    description:
      'The instructors or the learners of a group, page by page; addresses and search are for those who teach.',
    args: {
      group_id: t.arg.id({ description: 'The group.' }),
      kind: t.arg({ type: GroupMemberKind, description: 'Which of them.' }),
      search: t.arg.string({
        required: false,
        description: 'What stands in the name of a member, or in an address that you may see; left out for all.',
      }),
      user_ids: t.arg.idList({ required: false, description: 'Only these people; left out for all.' }),
      sort: t.arg({
        type: GroupMemberSort,
        required: false,
        description: 'What learners are sorted by: NAME unless said.',
      }),
      down: t.arg.boolean({ required: false, description: 'Whether learners are sorted downwards.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 20 unless said, 200 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { group_id, kind, user_ids = null, after = null, ...asked }, context, info) => {
      const asks = selectionOf(info);
      const viewerId = getViewerId(context);
      const { search, pageSize } = parseInput(groupMemberListSchema, {
        search: asked.search ?? '',
        pageSize: asked.pageSize ?? 20,
      });
      const down = kind === 'LEARNERS' && asked.down === true;
      const order = (u: string, m: string) => sortedBy(kind, asked.sort ?? memberSorts[0], u, m);
      const tuple = (u: string, m: string) => sql.raw(order(u, m).join(', '));
      const roles = kind === 'LEARNERS' ? ['STUDENT'] : teachingRoles;
      const direction = (one: string) => `${one} ${down ? 'desc' : 'asc'}`;
      // Without a name: it is planned for the group that it is about.
      const { rows } = await sql<Row>`
        with place as materialized (
          select g.id, g.group_size, ${groupAccessJson()} as access
          from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
          where viewer.id = ${viewerId} and viewer.deleted_on is null
        ), found as materialized (
          select m.id, m.user_id from place join group_members m on m.group_id = place.id and m.deleted_on is null
          cross join lateral (select * from users u where u.id = m.user_id and u.deleted_on is null offset 0) u
          where m.role::text = any(${roles}::text[])
            and (${user_ids}::uuid[] is null or m.user_id = any(${user_ids}::uuid[]))
            and ${finds(sql`(u.searched_name || ${searchedAddressFor(sql`place.access`)})`, search)}
        )
        select place.access, place.group_size, (select count(*)::int from found) as total,
          ${after}::uuid is null or exists (
            select from group_members a where a.id = ${after} and a.group_id = place.id) as cursor_known,
          (select coalesce(json_agg(listed.member), '[]'::json) from (
            select ${groupMemberJson(asks('members.user.groups') ? viewerId : null)} as member
            from found join group_members m on m.group_id = place.id and m.user_id = found.user_id join users u on u.id = m.user_id
            where ${after}::uuid is null or (${tuple('u', 'm')}) ${sql.raw(down ? '<' : '>')} (
              select ${tuple('v', 'a')} from group_members a join users v on v.id = a.user_id where a.id = ${after})
            order by ${sql.raw(order('u', 'm').map(direction).join(', '))} limit ${pageSize + 1}) listed) as members
        from place`.execute(context.db);
      const row = rows[0];
      context.checks.allow('groupMembers', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      const { access, members, cursor_known, total, group_size } = row;
      if (search !== '' && !isAllowed('groupMember', principalOf(access)))
        throw new Refusal('FORBIDDEN', { field: 'search' });
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const shown = members.slice(0, pageSize).map((member) => ({ ...member, access }));
      return { members: shown, hasMore: members.length > pageSize, total, group_size };
    },
  }),
);

type Row = {
  readonly access: GroupAccess;
  readonly group_size: number;
  readonly total: number;
  readonly cursor_known: boolean;
  readonly members: readonly GroupMemberRow[];
};
