import { invitationDays } from '@lectern/domain/institution/members.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import { builder } from '../../../graphql/builder.ts';
import { Invitation, type InvitationShape } from '../invitation.ts';
import { holdInvitation } from './hold-invitation.ts';
import { mail } from './invite.ts';

builder.mutationField('resendInstitutionInvitation', (t) =>
  t.field({
    type: Invitation,
    description: 'Sends an invitation once more; it is open for 30 days from now. One that is over is open again.',
    args: {
      id: t.arg.id({ description: 'The id of the invitation.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mail, a tag such as es; English where Lectern does not speak it.',
      }),
    },
    resolve: async (_root, { id, language = null }, context): Promise<InvitationShape> => {
      const { db } = context;
      const { invitation, ...acting } = await holdInvitation(context, 'resendInstitutionInvitation', id);
      const { rows } = await sql<{ expires_on: string }>`/* renew-invitation */
        update invitations set expires_on = now() + make_interval(days => ${invitationDays}) where id = ${id}
        returning expires_on`.execute(db);
      await mail(context, acting, [invitation], language);
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: acting.institution.id,
        action: 'INVITATION_RENEWED',
        object: { type: 'invitation', id },
      });
      return { ...invitation, ...rows[0] };
    },
  }),
);
