import { institutionRoles, type InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { rolesToGive } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { registerUndo, rolesIn } from '../../../base/audit-log/undoing.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { Invitation, type InvitationShape } from '../invitation.ts';
import { writeActivity } from '../write-activity.ts';
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
    resolve: (_root, { id, data }, context) => changeInvitation(context, { ...data, id }),
  }),
);

registerUndo('INVITATION_CHANGED', {
  undo: async (context, entry) => {
    const { from, to } = rolesIn(entry, institutionRoles);
    await changeInvitation(context, { id: entry.object_id, role: from, was: to });
  },
});

type Change = {
  readonly id: string;
  readonly role: InstitutionRole;
  /** The role that was read; another one by now is a CONFLICT. */
  readonly was?: InstitutionRole | null | undefined;
};

/** Lets an invitation offer another role; it refuses one that the caller may not give. */
async function changeInvitation(context: Context, { id, role, was }: Change): Promise<InvitationShape> {
  const { db, undoes } = context;
  const { invitation, actor, viewerId } = await holdInvitation(context, 'updateInstitutionInvitationMember', id);
  if (!rolesToGive(actor).includes(role)) throw new Refusal('FORBIDDEN', { field: 'data.role' });
  if (role === invitation.role && undoes === undefined) return invitation;
  if (was && was !== invitation.role) throw new Refusal('CONFLICT', { details: { id, role: invitation.role } });
  await sql`/* change-invitation */ update invitations set role = ${role} where id = ${id}`.execute(db);
  const at = { institution_id: invitation.institution.id, user_id: viewerId };
  await writeActivity(db, { ...at, activity: 'INVITATIONS_CHANGED', about: '1' });
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: at.institution_id,
    action: 'INVITATION_CHANGED',
    object: { type: 'invitation', id },
    details: { from: invitation.role, to: role },
  });
  return { ...invitation, role };
}
