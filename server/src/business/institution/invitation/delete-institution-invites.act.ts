import { builder } from '../../../base/graphql/builder.ts';
import { actOnSeveral } from './act-on-several.ts';
import { InvitationResult } from './invitation-result.ts';
import { withdrawInvitations } from './withdraw-invitations.ts';

builder.mutationField('deleteInstitutionInvites', (t) =>
  t.field({
    type: [InvitationResult],
    description:
      'Withdraws several invitations of an institution, which can be brought back for 30 days: 100 at most, as one act that says of each what became of it. Where the institution knows none of them it is NOT_FOUND.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      ids: t.arg.idList({ description: 'The ids of the invitations.' }),
    },
    resolve: (_root, several, context) =>
      actOnSeveral(
        context,
        several,
        { operation: 'deleteInstitutionInvites', action: 'INVITATIONS_WITHDRAWN' },
        async ({ viewerId }, invitations) => {
          const ids = invitations.map(({ id }) => id);
          await withdrawInvitations(context.db, ids, viewerId);
          return invitations;
        },
      ),
  }),
);
