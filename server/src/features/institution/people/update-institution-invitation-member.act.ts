import { rolesToGive } from '@lectern/domain/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import { builder } from '../../../graphql/builder.ts';
import { Invitation, type InvitationShape } from '../invitation.ts';
import { holdInvitation } from './hold-invitation.ts';
import { RoleInput } from './role-input.ts';

builder.mutationField('updateInstitutionInvitationMember', (t) =>
  t.field({
    type: Invitation,
    description: 'Changes the role that an invitation offers, which is all that can be changed of it.',
    args: {
      id: t.arg.id({ description: 'The id of the invitation.' }),
      data: t.arg({ type: RoleInput, description: 'What it offers from now on.' }),
    },
    resolve: async (_root, { id, data: { role, was } }, context): Promise<InvitationShape> => {
      const { db } = context;
      const { invitation, actor } = await holdInvitation(context, 'updateInstitutionInvitationMember', id);
      if (!rolesToGive(actor).includes(role)) throw new Refusal('FORBIDDEN', { field: 'data.role' });
      if (role === invitation.role) return invitation;
      if (was && was !== invitation.role) throw new Refusal('CONFLICT', { details: { id, role: invitation.role } });
      await sql`/* change-invitation */ update invitations set role = ${role} where id = ${id}`.execute(db);
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: invitation.institution.id,
        action: 'INVITATION_CHANGED',
        object: { type: 'invitation', id },
        details: { from: invitation.role, to: role },
      });
      return { ...invitation, role };
    },
  }),
);
