import { builder } from '../../../base/graphql/builder.ts';
import { Invitation } from '../invitation.ts';
import { changeInvitation } from './change-invitation.ts';
import { RoleInput } from './role-input.ts';

builder.mutationField('updateInstitutionInvitationMember', (t) =>
  t.field({
    type: Invitation,
    description: 'Changes the role that an invitation offers, which is all that can be changed of it.',
    args: {
      id: t.arg.id({ description: 'The id of the invitation.' }),
      data: t.arg({ type: RoleInput, description: 'What it offers from now on.' }),
    },
    resolve: (_root, { id, data }, context) => changeInvitation(context, { ...data, id }),
  }),
);
