import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A learner of a group belongs to its institution; who belongs to it already stays what they are there. */
export async function addInstitutionLearner(
  db: Database,
  institutionId: string,
  userId: string,
  by: string,
): Promise<void> {
  await sql`/* add-institution-learner */ insert into institution_members (institution_id, user_id, role, created_by, modified_by)
    values (${institutionId}, ${userId}, 'STUDENT', ${by}, ${by})
    on conflict (user_id, institution_id) do update set deleted_on = null, deleted_by = null, modified_on = now(), role = 'STUDENT'
      where institution_members.deleted_on is not null`.execute(db);
}
