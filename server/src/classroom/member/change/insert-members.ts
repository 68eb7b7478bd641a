import type { GroupRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** The roles that somebody can be given in a group. */
export type AddedRole = Exclude<GroupRole, 'MAIN_INSTRUCTOR'>;

/** Makes people members of a group, who were there before with their earlier membership; it gives the id of each. */
export async function insertMembers(
  db: Database,
  groupId: string,
  role: AddedRole,
  ids: readonly string[],
  viewerId: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ user_id: string; id: string }>`/* add-members */
    insert into group_members (group_id, user_id, role, created_by, modified_by)
    select ${groupId}::uuid, x, ${role}::group_role, ${viewerId}::uuid, ${viewerId}::uuid from unnest(${ids}::uuid[]) x
    on conflict (group_id, user_id) do update set role = excluded.role, deleted_on = null, deleted_by = null,
      blocked = false, modified_on = now(), modified_by = excluded.modified_by
    returning user_id, id`.execute(db);
  return new Map(rows.map(({ user_id, id }) => [user_id, id]));
}
