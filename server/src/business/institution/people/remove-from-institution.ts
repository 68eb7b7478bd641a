import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { isForViewer } from '../invitation.ts';
import { withdrawThose } from '../invitation/withdraw-invitations.ts';

/** A group that somebody has left with its institution. */
export type LeftGroup = { readonly user_id: string; readonly group_id: string };

/**
 * Removes people from an institution and from its groups, whose rosters are locked; they cannot come back there with the key,
 * nor by an invitation of before. It gives the groups that each has left.
 */
export async function removeFromInstitution(
  db: Database,
  institutionId: string,
  userIds: readonly string[],
  viewerId: string,
): Promise<readonly LeftGroup[]> {
  await withdrawThose(
    db,
    sql`n.institution_id = ${institutionId}
      and exists (select from users viewer where viewer.id = any(${userIds}::uuid[]) and ${isForViewer})`,
    viewerId,
  );
  const { rows } = await sql<LeftGroup>`/* leave-groups */ update group_members m
    set deleted_on = now(), deleted_by = ${viewerId}, blocked = true, modified_on = now(), modified_by = ${viewerId}
    from groups g where g.id = m.group_id and g.institution_id = ${institutionId} and g.deleted_on is null
      and m.deleted_on is null and m.user_id = any(${userIds}::uuid[])
    returning m.user_id, m.group_id`.execute(db);
  await sql`/* remove-institution-members */ update institution_members
    set deleted_on = now(), deleted_by = ${viewerId}, modified_on = now(), modified_by = ${viewerId}
    where institution_id = ${institutionId} and user_id = any(${userIds}::uuid[]) and deleted_on is null`.execute(db);
  return rows;
}
