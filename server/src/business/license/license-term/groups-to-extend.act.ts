import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';
import { endsWithTerm } from './extend-groups.ts';

type EndedGroupShape = {
  readonly id: string;
  readonly name: string;
  readonly learners: number;
  readonly group_size: number;
  readonly ended_on: string;
};

type PageShape = { readonly groups: readonly EndedGroupShape[]; readonly hasMore: boolean };

const EndedGroup = builder.objectRef<EndedGroupShape>('EndedGroup').implement({
  description: 'A group that ends or has ended with the term of its license that runs.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    learners: t.exposeInt('learners', { description: 'How many learners it has.' }),
    group_size: t.exposeInt('group_size', {
      description: 'How many seats it reserves once it is extended, or still does.',
    }),
    ended_on: t.expose('ended_on', { type: 'Date', description: 'Its last day, which may be to come.' }),
  }),
});

const EndedGroupPage = builder.objectRef<PageShape>('EndedGroupPage').implement({
  description: 'Some groups that end with the term of their license that runs, and whether there are more.',
  fields: (t) => ({
    groups: t.field({
      type: [EndedGroup],
      description: 'The groups, the one that ends last first.',
      resolve: ({ groups }) => [...groups],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ groups, hasMore }) => (hasMore ? (groups.at(-1)?.id ?? null) : null),
    }),
  }),
});

const pageSize = 50;

builder.queryField('groupsToExtend', (t) =>
  t.field({
    type: EndedGroupPage,
    description:
      'The groups of a license that end with the term that runs, so that a renewal may extend them: those that ended in it by their last day, and those that run and end within its last 30 days; 50 at a time.',
    args: {
      licenseId: t.arg.id({ description: 'The license.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { licenseId, after = null }, context) => {
      type Found = { readonly cursor_known: boolean; readonly groups: readonly EndedGroupShape[] };
      const found = await readAsRole(
        context,
        'groupsToExtend',
        sql<Found | null>`(/* ended-groups */ select json_build_object(
          'cursor_known', ${after}::uuid is null
            or exists (select from groups a where a.id = ${after} and a.license_id = l.id),
          'groups', (select coalesce(json_agg(x order by x.ended_on desc, x.id), '[]'::json) from (
            select g.id, g.name, g.learners, g.group_size, g.end_date as ended_on from groups g
            where ${endsWithTerm}
              and (${after}::uuid is null or (g.end_date, ${after}::uuid) < (
                (select a.end_date from groups a where a.id = ${after}), g.id))
            order by g.end_date desc, g.id limit ${pageSize + 1}) x))
          from licenses l join institutions i on i.id = l.institution_id and i.deleted_on is null
          where l.id = ${licenseId} and l.deleted_on is null)`,
      );
      if (!found) throw new Refusal('NOT_FOUND');
      if (!found.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      return { groups: found.groups.slice(0, pageSize), hasMore: found.groups.length > pageSize };
    },
  }),
);
