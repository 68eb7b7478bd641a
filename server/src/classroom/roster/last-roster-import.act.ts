import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { undoneSince } from '../../base/spreadsheet/days-to-undo.ts';
import { RosterImport, rosterImportJson, type ImportShape } from './roster-import.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';

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
        last: ImportShape | null;
      }>`/* last-roster-import */
        select ${groupAccessJson()} as access, (
          select case when i.undone_on is null then ${rosterImportJson} end
          from roster_imports i join users u on u.id = i.created_by
          where i.group_id = g.id and i.created_on > ${undoneSince} order by i.created_on desc limit 1) as last
        from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      context.checks.allow('lastRosterImport', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      return row.last;
    },
  }),
);
