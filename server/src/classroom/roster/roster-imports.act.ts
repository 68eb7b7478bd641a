import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { undoneSince } from '../../base/spreadsheet/days-to-undo.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { RosterImport, rosterImportJson, type ImportShape } from './roster-import.ts';

builder.queryField('rosterImports', (t) =>
  t.field({
    type: [RosterImport],
    description:
      'The imports that were begun in a group in the last 7 days and are not undone, the newest first, 30 at most.',
    args: { group_id: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, { group_id }, context) => {
      const { rows } = await sql<{ access: GroupAccess; imports: readonly ImportShape[] }>`/* roster-imports */
        select ${groupAccessJson()} as access, (
          select coalesce(json_agg(${rosterImportJson} order by i.created_on desc), '[]'::json)
          from (select * from roster_imports r where r.group_id = g.id and r.created_on > ${undoneSince} and r.undone_on is null
            order by r.created_on desc limit 30) i join users u on u.id = i.created_by) as imports
        from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      context.checks.allow('rosterImports', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      return [...row.imports];
    },
  }),
);
