import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/**
 * Learners of a group belong to its institution; who belongs to it already stays what they are there. It is their own doing
 * unless somebody else adds them.
 */
export async function addInstitutionLearners(
  db: Database,
  institutionId: string,
  userIds: readonly string[],
  by: string | null = null,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`/* add-institution-learners */ insert into institution_members (institution_id, user_id, role, created_by, modified_by)
    select ${institutionId}::uuid, x.id, 'STUDENT', x.by, x.by
    from (select id, coalesce(${by}::uuid, id) as by from unnest(${userIds}::uuid[]) as y (id)) x
    on conflict (user_id, institution_id) do update set deleted_on = null, deleted_by = null, modified_on = now(), role = 'STUDENT'
      where institution_members.deleted_on is not null`.execute(db);
}
