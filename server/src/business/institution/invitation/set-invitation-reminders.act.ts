import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { Invitation } from '../invitation.ts';
import { holdInvitation } from '../people/hold-invitation.ts';
import { getInvitation } from './read-invitations.ts';

builder.mutationField('setInvitationReminders', (t) =>
  t.field({
    type: Invitation,
    description: 'Stops the reminders of an invitation, or lets those go out that are still to come.',
    args: {
      id: t.arg.id({ description: 'The id of the invitation.' }),
      reminds: t.arg.boolean({ description: 'Whether reminders go out from now on.' }),
    },
    resolve: async (_root, { id, reminds }, context) => {
      const { db } = context;
      const { invitation, institution, access } = await holdInvitation(context, 'setInvitationReminders', id);
      if (invitation.sending?.reminds === reminds) return invitation;
      await sql`/* set-reminders */ update invitations set reminds = ${reminds} where id = ${id}`.execute(db);
      const shown = await getInvitation(db, id, access);
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution.id,
        action: 'INVITATION_REMINDERS_SET',
        object: { type: 'invitation', id },
        details: { reminds },
      });
      return shown;
    },
  }),
);
