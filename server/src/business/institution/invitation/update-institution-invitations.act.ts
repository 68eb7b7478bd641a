import { builder } from '../../../base/graphql/builder.ts';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';
import { changeRoles } from './change-roles.ts';
import { InvitationResult } from './invitation-result.ts';

builder.mutationField('updateInstitutionInvitations', (t) =>
  t.field({
    type: [InvitationResult],
    description:
      'Changes the role that several invitations of an institution offer: 100 at most, as one act that says of each what became of it. Where the institution knows none of them it is NOT_FOUND.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      ids: t.arg.idList({ description: 'The ids of the invitations.' }),
      role: t.arg({
        type: InstitutionRoleRef,
        description: 'The role that they offer from now on; CENTER_ADMIN is FORBIDDEN but to those who sell.',
      }),
    },
    resolve: (_root, { institution_id, ids, role }, context) =>
      changeRoles(
        context,
        institution_id,
        ids.map((id) => ({ id, role })),
      ),
  }),
);
