import { rolesToGive } from '@lectern/domain/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import { InstitutionRoleRef } from '../institution.ts';
import { actOnSeveral } from './act-on-several.ts';
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
    resolve: (_root, { role, ...several }, context) =>
      actOnSeveral(
        context,
        several,
        { operation: 'updateInstitutionInvitations', action: 'INVITATIONS_CHANGED', details: { to: role } },
        async ({ actor }, invitations) => {
          if (!rolesToGive(actor).includes(role)) throw new Refusal('FORBIDDEN', { field: 'role' });
          const others = invitations.filter((one) => one.role !== role);
          await sql`/* change-invitations */ update invitations set role = ${role}
            where id = any(${others.map(({ id }) => id)})`.execute(context.db);
          return others;
        },
      ),
  }),
);
