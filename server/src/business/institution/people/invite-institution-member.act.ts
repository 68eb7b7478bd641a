import { inviteeSchema, mayChangeInvitation } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';
import { Invitation } from '../invitation.ts';
import { invite, type Invited } from './invite.ts';
import { actAt, type Acting } from './member-actor.ts';

const InvitationInput = builder.inputType('InvitationInput', {
  description: 'Who is invited into which institution.',
  fields: (t) => ({
    first_name: t.string({ description: 'The first name: 1 to 200 characters on one line.' }),
    last_name: t.string({ description: 'The last name: 1 to 200 characters on one line.' }),
    email: t.string({ description: 'The address that the invitation is for; case does not count.' }),
    role: t.field({
      type: InstitutionRoleRef,
      description: 'The role that is offered; CENTER_ADMIN is FORBIDDEN but to those who sell.',
    }),
    institution_id: t.id({ description: 'The institution.' }),
  }),
});

builder.mutationField('inviteInstitutionMember', (t) =>
  t.field({
    type: Invitation,
    description:
      'Invites somebody into an institution by mail. It refuses an address that belongs to a member of it with TAKEN; one that is invited already too, with the role that it is invited as (`invited_as`) and, for whoever may send that invitation again, its id (`invitation_id`).',
    args: {
      data: t.arg({ type: InvitationInput, description: 'Who is invited.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mail, a tag such as es; English where Lectern does not speak it.',
      }),
    },
    resolve: async (_root, { data: { institution_id, ...data }, language = null }, context) => {
      const acting = await actAt(context, 'inviteInstitutionMember', institution_id);
      const invitee = parseInput(inviteeSchema, data, 'data');
      const invited = (await invite(context, acting, [invitee], language)).get(invitee.email);
      if (invited?.state === 'INVITED') return invited.invitation;
      throw new Refusal('TAKEN', { field: 'data.email', details: invited ? detailsOf(acting, invited) : {} });
    },
  }),
);

/** What is told of an address that is invited already: its invitation only to whoever can send that again. */
function detailsOf({ actor }: Acting, invited: Invited): Readonly<Record<string, unknown>> {
  if (invited.state === 'MEMBER') return {};
  const { id, role } = invited.invitation;
  return { invited_as: role, ...(mayChangeInvitation(actor, role) && { invitation_id: id }) };
}
