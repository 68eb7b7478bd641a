import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { rolesToGive } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Context } from '../../../base/graphql/context.ts';
import { actOnSeveral } from './act-on-several.ts';
import type { ResultShape } from './invitation-result.ts';

/** The role that one of several invitations is to offer, and the one that it is to have offered until now, if that matters. */
export type RoleChange = { readonly id: string; readonly role: InstitutionRole; readonly was?: InstitutionRole };

/**
 * Lets invitations of an institution offer other roles, as one act. It refuses a role that the caller may not give, and
 * (CONFLICT, with what they offer) all of it where any offers another one by now than it was to have.
 */
export async function changeRoles(
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
