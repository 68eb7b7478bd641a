import { groupListSchema } from '@lectern/domain/classroom/group/group-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { finds } from '../../../base/database/finds.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';
import { holdsRule } from '../searched-address.ts';

type TargetShape = {
  readonly id: string;
  readonly name: string;
  readonly free_places: number;
  readonly left_courses: readonly string[];
};

const GroupToMoveTo = builder.objectRef<TargetShape>('GroupToMoveTo').implement({
  description: 'A group that learners of another one could move to.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    free_places: t.exposeInt('free_places', { description: 'How many more learners fit into it.' }),
    left_courses: t.field({
      type: ['String'],
      description: 'The names of the courses that it does not have: what was done in them stays behind.',
      resolve: ({ left_courses }) => [...left_courses],
    }),
  }),
});

const mostTargets = 60;

builder.queryField('groupsToMoveTo', (t) =>
  t.field({
    type: [GroupToMoveTo],
    description:
      'The groups of the institution that are not over and that you may add learners to as well, by name, 60 at most; others are found by a search.',
    args: {
      group_id: t.arg.id({ description: 'The group that learners are to leave.' }),
      search: t.arg.string({ required: false, description: 'What stands in the name of the group.' }),
    },
    resolve: async (_root, { group_id, search: asked }, context) => {
      const { search } = parseInput(groupListSchema, { search: asked ?? '', pageSize: mostTargets });
      const { rows } = await sql<Row>`/* groups-to-move-to */
        select ${groupAccessJson(sql.raw('viewer'), sql.raw('here'))} as access,
          (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'free_places', t.group_size - t.learners,
              'left_courses', (
                select coalesce(json_agg(c.name order by c.name), '[]'::json) from group_courses gc
                join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
                where gc.group_id = here.id and not exists (
                  select from group_courses o where o.group_id = t.id and o.course_id = gc.course_id))) order by t.name, t.id), '[]'::json)
            from (
              select g.* from groups g join institutions i on i.id = g.institution_id
              where g.institution_id = here.institution_id and g.id <> here.id and g.deleted_on is null
                and g.status = 'STARTED' and g.end_date >= today(i.time_zone)
                and ${finds(sql`search_form(g.name)`, search)}
                and ${holdsRule('updateGroupMembers', groupAccessJson())}
              order by g.name, g.id limit ${mostTargets}) t) as groups
        from users viewer join groups here on here.id = ${group_id} and here.deleted_on is null
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const row = rows[0];
      context.checks.allow('groupsToMoveTo', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      return [...row.groups];
    },
  }),
);

type Row = { readonly access: GroupAccess; readonly groups: readonly TargetShape[] };
