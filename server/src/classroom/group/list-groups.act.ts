import type { GlobalRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { groupListSchema } from '@lectern/domain/classroom/group/group-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { finds } from '../../base/database/finds.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { mayFind } from '../../business/institution/may-find.ts';
import { groupJson, groupOfRow, type GroupRow } from './group-json.ts';
import { Group, type GroupShape } from './group.ts';

type GroupPageShape = { readonly groups: readonly GroupShape[]; readonly hasMore: boolean };

/** Some groups of a list. */
const GroupPage = builder.objectRef<GroupPageShape>('GroupPage').implement({
  description: 'Some groups of a list, and whether there are more.',
  fields: (t) => ({
    groups: t.field({ type: [Group], description: 'The groups, in order.', resolve: ({ groups }) => [...groups] }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ groups, hasMore }) => (hasMore ? (groups.at(-1)?.id ?? null) : null),
    }),
  }),
});

// What the list is sorted by: groups that are over or closed come last.
const order = (g: string) => sql.raw(`${g}.status <> 'STARTED' or ${g}.end_date < now()::date, ${g}.name, ${g}.id`);

const mayFindGroups = mayFind('groups');

builder.queryField('groups', (t) =>
  t.field({
    type: GroupPage,
    description:
      'The groups of an institution, open ones first, then by name: those of one person, or all for who administers it.',
    args: {
      institutionId: t.arg.id({ description: 'The institution.' }),
      userId: t.arg.id({ required: false, description: 'Whose groups; left out for all of the institution.' }),
      search: t.arg.string({ required: false, description: 'What stands in the name of a group or of its owner.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 10 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { institutionId, userId = null, after = null, ...asked }, context) => {
      const viewerId = getViewerId(context);
      const { search, pageSize } = parseInput(groupListSchema, {
        search: asked.search ?? '',
        pageSize: asked.pageSize ?? 10,
      });
      const { rows } = await sql<Row>`/* groups */
        select viewer.role as global_role,
          exists (select from institutions i where i.id = ${institutionId} and i.deleted_on is null) as known,
          (select m.role from institution_members m
            where m.institution_id = ${institutionId} and m.user_id = viewer.id and m.deleted_on is null) as institution_role,
          ${after}::uuid is null or exists (
            select from groups a where a.id = ${after} and a.institution_id = ${institutionId}) as cursor_known,
          case when ${userId === viewerId ? sql`true` : mayFindGroups(institutionId)} then (
            select coalesce(json_agg(listed."group"), '[]'::json) from (
            select ${groupJson()} as "group" from groups g join users o on o.id = g.owner_id
            where g.institution_id = ${institutionId} and g.deleted_on is null
              and (${userId}::uuid is null or exists (
                select from group_members m where m.group_id = g.id and m.user_id = ${userId} and m.deleted_on is null))
              and ${finds(sql`(search_form(g.name) || coalesce(o.searched_name, ''))`, search)}
              and (${after}::uuid is null or (${order('g')}) > (select ${order('a')} from groups a where a.id = ${after}))
            order by ${order('g')} limit ${pageSize + 1}) listed) end as groups
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { global_role: globalRole, institution_role: institutionRole, known, cursor_known, groups } = rows[0];
      context.checks.allow('groups', {
        signedIn: true,
        globalRole,
        institutionId,
        institutionRole,
        isSelf: userId === viewerId,
      });
      if (!known) throw new Refusal('NOT_FOUND');
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const shown = await Promise.all(groups.slice(0, pageSize).map((row) => groupOfRow(context.db, row)));
      return { groups: shown, hasMore: groups.length > pageSize };
    },
  }),
);

type Row = {
  readonly global_role: GlobalRole;
  readonly institution_role: InstitutionRole | null;
  readonly known: boolean;
  readonly cursor_known: boolean;
  readonly groups: readonly GroupRow[];
};
