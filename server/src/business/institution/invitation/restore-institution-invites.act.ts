import { builder } from '../../../base/graphql/builder.ts';
import { InvitationResult } from './invitation-result.ts';
import { restoreInvitations } from './restore-invitations.ts';

builder.mutationField('restoreInstitutionInvites', (t) =>
  t.field({
    type: [InvitationResult],
    description:
      'Brings back invitations of an institution that were withdrawn in the last 30 days, with their days and their links: 100 at most, as one act that says of each what became of it. One that stands already stays as it is; where the institution knows none of them it is NOT_FOUND.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      ids: t.arg.idList({ description: 'The ids of the invitations.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of mails that had not gone out yet and get another day, a tag such as es.',
      }),
    },
    resolve: (_root, { language = null, ...several }, context) => restoreInvitations(context, several, language),
  }),
);
