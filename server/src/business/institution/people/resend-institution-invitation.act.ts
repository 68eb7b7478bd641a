import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { Invitation, type InvitationShape } from '../invitation.ts';
import { getInvitation } from '../invitation/read-invitations.ts';
import { sendInvitations } from '../invitation/send-invitations.ts';
import { holdInvitation } from './hold-invitation.ts';
import { writeActivity } from '../write-activity.ts';

builder.mutationField('resendInstitutionInvitation', (t) =>
  t.field({
    type: Invitation,
    description:
      'Sends an invitation once more: it is open for 30 days from its new mail, and the links of before are void. One that is over is open again.',
    args: {
      id: t.arg.id({ description: 'The id of the invitation.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mail, a tag such as es; English where Lectern does not speak it.',
      }),
    },
    resolve: async (_root, { id, language = null }, context): Promise<InvitationShape> => {
      const { db } = context;
      const { invitation, institution, viewerId, access } = await holdInvitation(
        context,
        'resendInstitutionInvitation',
        id,
      );
      await sendInvitations(context, { institution, viewerId, language }, [invitation]);
      const at = { institution_id: institution.id, user_id: viewerId };
      await writeActivity(db, { ...at, activity: 'INVITATIONS_RESENT', about: '1' });
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution.id,
        action: 'INVITATION_RENEWED',
        object: { type: 'invitation', id },
      });
      return getInvitation(db, id, access);
    },
  }),
);
