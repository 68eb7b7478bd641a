import { rolesToGive } from '@lectern/domain/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import { builder } from '../../../graphql/builder.ts';
import { InstitutionMember, type InstitutionMemberShape } from '../institution-member.ts';
import { writeActivity } from '../write-activity.ts';
import { holdMember } from './hold-member.ts';
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
    resolve: async (_root, { id, data: { role, was } }, context): Promise<InstitutionMemberShape> => {
      const { db } = context;
      const { member, actor, institution, viewerId } = await holdMember(context, 'updateInstitutionMember', id);
      if (!member.live) throw new Refusal('NOT_FOUND');
      if (!rolesToGive(actor).includes(role)) throw new Refusal('FORBIDDEN', { field: 'data.role' });
      if (role === member.role) return { id, role, institution };
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
    },
  }),
);
