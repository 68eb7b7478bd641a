import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import {
  Invitation,
  invitationJson,
  shownInvitation,
  type InvitationRow,
  type InvitationShape,
} from '../invitation.ts';
import { actAt } from '../people/member-actor.ts';
import { undoneSince } from '../../../base/spreadsheet/days-to-undo.ts';
import { unmailedOfImport } from './unmailed.ts';

builder.queryField('peopleImportLinks', (t) =>
  t.field({
    type: [Invitation],
    description:
      'The invitations of an import of people of the last 7 days whose links are to be passed on, in the order of its file: those that can be accepted and were never mailed. Each time is written down, and counts as one of the 10 files that a person is given in an hour (RATE_LIMITED). An import that is undone or older is NOT_FOUND.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      import_id: t.arg.id({ description: 'The import.' }),
    },
    resolve: async (_root, { institution_id, import_id }, context): Promise<InvitationShape[]> => {
      const { access, viewerId } = await actAt(context, 'peopleImportLinks', institution_id);
      const { rows } = await sql<{ invitations: readonly InvitationRow[] }>`/* people-import-links */
        select (select coalesce(json_agg(${invitationJson} order by x.place), '[]'::json)
          from ${unmailedOfImport} join users o on o.id = n.created_by) as invitations
        from people_imports i where i.id = ${import_id} and i.institution_id = ${institution_id}
          and i.undone_on is null and i.created_on > ${undoneSince}`.execute(context.db);
      const [found] = rows;
      if (!found) throw new Refusal('NOT_FOUND', { field: 'import_id' });
      await context.limiter.count('export', viewerId);
      await context.db.transaction().execute((db) =>
        writeAudit(db, actorOf(context), {
          chain: 'INSTITUTION',
          chainId: institution_id,
          action: 'INVITATION_LINKS_EXPORTED',
          object: { type: 'institution', id: institution_id },
          details: { import_id, invitations: found.invitations.length },
        }),
      );
      return found.invitations.map((one) => shownInvitation(one, access));
    },
  }),
);
