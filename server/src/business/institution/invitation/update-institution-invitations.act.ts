import { institutionRoles, type InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { rolesToGive } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';
import { registerUndo, unknownBefore } from '../../../base/audit-log/undoing.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { actOnSeveral, leftOut } from './act-on-several.ts';
import { InvitationResult, type ResultShape } from './invitation-result.ts';

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

/** An invitation as an entry keeps it: the role of before, and that of after. */
type Kept = { readonly id: string; readonly role: unknown; readonly offered?: unknown };

registerUndo('INVITATIONS_CHANGED', {
  undo: async (context, { chain_id, details: { invitations, to } }) => {
    if (!Array.isArray(invitations)) throw unknownBefore();
    const changes = (invitations as readonly Kept[]).map(({ id, ...said }) => {
      // Earlier versions wrote one role that all of them were given.
      const [role, was] = [said.role, said.offered ?? to].map((one) => institutionRoles.find((known) => known === one));
      if (role === undefined || was === undefined) throw unknownBefore();
      return { id, role, was };
    });
    return leftOut(context, await changeRoles(context, chain_id, changes));
  },
});

/** The role that one of several invitations is to offer, and the one that it is to have offered until now, if that matters. */
type RoleChange = { readonly id: string; readonly role: InstitutionRole; readonly was?: InstitutionRole };

/**
 * Lets invitations of an institution offer other roles, as one act. It refuses a role that the caller may not give, and
 * (CONFLICT, with what they offer) all of it where any offers another one by now than it was to have.
 */
async function changeRoles(
  context: Context,
  institution_id: string,
  changes: readonly RoleChange[],
): Promise<ResultShape[]> {
  const wanted = new Map(changes.map((one) => [one.id, one]));
  return actOnSeveral(
    context,
    { institution_id, ids: changes.map(({ id }) => id) },
    { operation: 'updateInstitutionInvitations', action: 'INVITATIONS_CHANGED' },
    async ({ actor }, invitations) => {
      const roles = rolesToGive(actor);
      if (!changes.every(({ role }) => roles.includes(role))) throw new Refusal('FORBIDDEN', { field: 'role' });
      const theirs = invitations.filter(({ id, role }) => (wanted.get(id)?.was ?? role) !== role);
      if (theirs.length > 0)
        throw new Refusal('CONFLICT', {
          details: { theirs: { invitations: theirs.map(({ id, role }) => ({ id, role })) } },
        });
      const changed = invitations.flatMap((one) => {
        const offered = wanted.get(one.id)?.role;
        return offered && offered !== one.role ? [{ ...one, offered }] : [];
      });
      const ids = changed.map(({ id }) => id);
      const offered = changed.map((one) => one.offered);
      await sql`/* change-invitations */ update invitations n set role = x.role
        from unnest(${ids}::uuid[], ${offered}::institution_role[]) as x (id, role) where n.id = x.id`.execute(
        context.db,
      );
      return changed;
    },
  );
}
