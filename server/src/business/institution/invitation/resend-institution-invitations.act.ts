import { builder } from '../../../base/graphql/builder.ts';
import { actOnSeveral } from './act-on-several.ts';
import { InvitationResult } from './invitation-result.ts';
import { sendInvitations } from './send-invitations.ts';

builder.mutationField('resendInstitutionInvitations', (t) =>
  t.field({
    type: [InvitationResult],
    description:
      'Sends several invitations of an institution once more, as resendInstitutionInvitation does with one: 100 at most, as one act that says of each what became of it. Where the institution knows none of them it is NOT_FOUND.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      ids: t.arg.idList({ description: 'The ids of the invitations.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mails to people who have not said theirs, a tag such as es.',
      }),
    },
    resolve: (_root, { language = null, ...several }, context) =>
      actOnSeveral(
        context,
        several,
        { operation: 'resendInstitutionInvitations', action: 'INVITATIONS_RESENT' },
        async ({ institution, viewerId }, invitations) => {
          await sendInvitations(context, { institution, viewerId, language }, invitations);
          return invitations;
        },
      ),
  }),
);
