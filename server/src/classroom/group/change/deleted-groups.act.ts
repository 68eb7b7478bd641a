import { daysToRestore } from '@lectern/domain/classroom/group/deleted-group.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import {
  institutionAccess,
  principalAt,
  type InstitutionAccess,
} from '../../../business/institution/institution-access.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';

type DeletedGroupShape = {
  readonly id: string;
  readonly name: string;
  readonly learners: number;
  readonly deleted_on: string;
  readonly until: string;
  readonly license_id: string;
  readonly license_name: string;
};

const DeletedGroup = builder.objectRef<DeletedGroupShape>('DeletedGroup').implement({
  description: 'A group that was deleted in the last 30 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    learners: t.exposeInt('learners', { description: 'How many learners it had.' }),
    deleted_on: t.expose('deleted_on', { type: 'DateTime', description: 'When it was deleted.' }),
    until: t.expose('until', { type: 'DateTime', description: 'Until when it can be restored.' }),
    license_id: t.exposeID('license_id', { description: 'The id of the license whose seats it takes again.' }),
    license_name: t.exposeString('license_name', { description: 'The name of that license.' }),
  }),
});

builder.queryField('deletedGroups', (t) =>
  t.field({
    type: [DeletedGroup],
    description: 'The groups of an institution that you may restore, the one deleted last first.',
    args: { institutionId: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { institutionId }, context) => {
      const { rows } = await sql<Row>`/* deleted-groups */
        select ${institutionAccess(institutionId)}, (
          select coalesce(json_agg(d order by d.deleted_on desc), '[]'::json) from (
            select g.id, g.name, g.learners, g.deleted_on, g.deleted_on + make_interval(days => ${daysToRestore}) as until,
              s.id as license_id, s.name as license_name, ${groupAccessJson()} as access
            from groups g join licenses s on s.id = g.license_id
            where g.institution_id = ${institutionId} and g.deleted_on > now() - make_interval(days => ${daysToRestore})
          ) d) as groups
        from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      context.checks.allow('deletedGroups', principalAt(row));
      if (!row.institution) throw new Refusal('NOT_FOUND');
      return row.groups
        .filter(({ access }) => isAllowed('restoreGroup', principalOf(access)))
        .map(({ access: _access, deleted_on, until, ...group }) => ({
          ...group,
          deleted_on: new Date(deleted_on).toISOString(),
          until: new Date(until).toISOString(),
        }));
    },
  }),
);

type Row = InstitutionAccess & { readonly groups: readonly (DeletedGroupShape & { readonly access: GroupAccess })[] };
