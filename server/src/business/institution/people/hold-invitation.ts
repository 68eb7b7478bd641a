import { mayChangeInvitation } from '@lectern/domain/business/institution/members.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Context } from '../../../base/graphql/context.ts';
import { invitationJson, shownInvitation, stands, type InvitationRow, type InvitationShape } from '../invitation.ts';
import { actAt, type Acting } from './member-actor.ts';

/** The institution of an invitation; of one that was answered or withdrawn, the audit log alone knows it. */
const institutionOf = (id: string) => sql`coalesce((select institution_id from invitations where id = ${id}),
  (select chain_id from audit_log where object_type = 'invitation' and object_id = ${id} limit 1))`;

/**
 * An invitation of somebody else until the end of the transaction, with who acts upon it; null for one that is gone. It
 * refuses one of an institution that is not the caller's, and one whose role they may not give.
 */
export async function findInvitation(
  context: Context,
  operation: Operation,
  id: string,
): Promise<Acting & { readonly invitation: InvitationShape | null }> {
  const acting = await actAt(context, operation, institutionOf(id));
  const { rows } = await sql<{ invitation: InvitationRow }>`/* hold-invitation */
    select ${invitationJson} as invitation from invitations n join users o on o.id = n.created_by
    where n.id = ${id} and ${stands} for update of n`.execute(context.db);
  const [found] = rows;
  if (!found) return { ...acting, invitation: null };
  const invitation = shownInvitation(found.invitation, acting.access);
  if (!mayChangeInvitation(acting.actor, invitation.role)) throw new Refusal('FORBIDDEN', { field: 'id' });
  return { ...acting, invitation };
}

/** The same, for what nobody can do to one that is gone. */
export async function holdInvitation(
  context: Context,
  operation: Operation,
  id: string,
): Promise<Acting & { readonly invitation: InvitationShape }> {
  const { invitation, ...acting } = await findInvitation(context, operation, id);
  if (!invitation) throw new Refusal('NOT_FOUND');
  return { ...acting, invitation };
}
