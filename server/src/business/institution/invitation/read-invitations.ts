import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { InstitutionAccess } from '../institution-access.ts';
import type { InstitutionShape } from '../institution.ts';
import { invitationJson, shownInvitation, stands, type InvitationRow, type InvitationShape } from '../invitation.ts';

/** Invitations as they are at this moment; those that are withdrawn are left out. */
export async function readInvitations(db: Database, ids: readonly string[]): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<{ invitation: InvitationRow }>`/* read-invitations */
    select ${invitationJson} as invitation from invitations n join users o on o.id = n.created_by
    where n.id = any(${ids}) and ${stands} order by n.created_on, n.id`.execute(db);
  return rows.map(({ invitation }) => invitation);
}

/** One that the act under way has written. */
export async function getInvitation(
  db: Database,
  id: string,
  access: InstitutionAccess & { readonly institution: InstitutionShape },
): Promise<InvitationShape> {
  const [invitation] = await readInvitations(db, [id]);
  if (!invitation) throw new Error('an invitation that an act has just written is there');
  return shownInvitation(invitation, access);
}
