import { institutionRoles, type InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { rolesToGive } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { registerUndo, rolesIn } from '../../../base/audit-log/undoing.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { InstitutionMember, type InstitutionMemberShape } from '../institution-member.ts';
import { writeActivity } from '../write-activity.ts';
import { holdMember, memberOf } from './hold-member.ts';
import { RoleInput } from './role-input.ts';

builder.mutationField('updateInstitutionMember', (t) =>
  t.field({
    type: InstitutionMember,
    description:
      'Changes the role of a member in an institution; their roles in groups stay. It refuses oneself, and to an administrator of the institution everybody but its learners.',
    args: {
      id: t.arg.id({ description: 'The id of the membership.' }),
      data: t.arg({ type: RoleInput, description: 'The role from now on.' }),
    },
    resolve: (_root, { id, data }, context) => changeMember(context, { ...data, id }),
  }),
);

registerUndo('MEMBER_CHANGED', {
  undo: async (context, entry) => {
    const { from, to } = rolesIn(entry, institutionRoles);
    // Of one's own act the role counts that they had then.
    const own = entry.actor_id === getViewerId(context);
    const id = await memberOf(context.db, entry);
    await changeMember(context, { id, role: from, was: to }, own ? from : undefined);
  },
});

type Change = {
  readonly id: string;
  readonly role: InstitutionRole;
  /** The role that was read; another one by now is a CONFLICT. */
  readonly was?: InstitutionRole | null | undefined;
};

/**
 * Gives a member another role in an institution; it refuses whom the caller may not change. What somebody has done
 * themselves they may take back if they could do it again: then the role counts that the member had.
 */
async function changeMember(
  context: Context,
  { id, role, was }: Change,
  judgedAs?: InstitutionRole,
): Promise<InstitutionMemberShape> {
  const { db, undoes } = context;
  const held = await holdMember(context, 'updateInstitutionMember', id, judgedAs);
  const { member, actor, institution, viewerId } = held;
  if (!member.live) throw new Refusal('NOT_FOUND');
  if (!rolesToGive(actor).includes(role)) throw new Refusal('FORBIDDEN', { field: 'data.role' });
  if (role === member.role && undoes === undefined) return { id, role, institution };
  if (was && was !== member.role) throw new Refusal('CONFLICT', { details: { id, role: member.role } });
  await sql`/* change-member */ update institution_members
    set role = ${role}, modified_on = now(), modified_by = ${viewerId} where id = ${id}`.execute(db);
  const at = { institution_id: institution.id, user_id: viewerId };
  await writeActivity(db, { ...at, activity: 'MEMBER_CHANGED', about: member.name });
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution.id,
    action: 'MEMBER_CHANGED',
    object: { type: 'user', id: member.user_id },
    details: { from: member.role, to: role },
  });
  return { id, role, institution };
}
