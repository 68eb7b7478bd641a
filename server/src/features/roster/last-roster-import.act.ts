import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { undoneSince } from '../../spreadsheet/days-to-undo.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../group/group-access.ts';

type ImportShape = { readonly id: string; readonly created_on: string; readonly by: string };

const RosterImport = builder.objectRef<ImportShape>('RosterImport').implement({
  description: 'An import of a roster that can be undone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What it is undone by.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was done.' }),
    by: t.exposeString('by', { description: 'Who did it, by name.' }),
  }),
});

builder.queryField('lastRosterImport', (t) =>
  t.field({
    type: RosterImport,
    nullable: true,
    description:
      'The last import that was begun in a group in the last 7 days; null where there is none or it is undone.',
    args: { group_id: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, { group_id }, context) => {
      const { rows } = await sql<{
        access: GroupAccess;
        last: (ImportShape & { undone: boolean }) | null;
      }>`/* last-roster-import */
        select ${groupAccessJson()} as access, (
          select json_build_object('id', i.id, 'created_on', i.created_on, 'undone', i.undone_on is not null,
            'by', u.first_name || ' ' || u.last_name)
          from roster_imports i join users u on u.id = i.created_by
          where i.group_id = g.id and i.created_on > ${undoneSince} order by i.created_on desc limit 1) as last
        from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      context.checks.allow('lastRosterImport', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      return row.last?.undone ? null : row.last;
    },
  }),
);
