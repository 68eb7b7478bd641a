import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** Removes people from a group, who cannot come back with the key. */
export async function removeMembers(
  db: Database,
  groupId: string,
  userIds: readonly string[],
  viewerId: string,
): Promise<void> {
  await sql`/* remove-members */ update group_members set deleted_on = now(), deleted_by = ${viewerId}, blocked = true,
    modified_on = now(), modified_by = ${viewerId} where group_id = ${groupId} and user_id = any(${userIds}::uuid[])`.execute(
    db,
  );
}
