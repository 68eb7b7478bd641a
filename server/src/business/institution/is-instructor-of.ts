import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** Whether somebody teaches at an institution, and so could lead a group of it; nobody removes them before the transaction ends. */
export async function isInstructorOf(db: Database, institution_id: string, user_id: string): Promise<boolean> {
  const { rows } = await sql`/* is-instructor-of */ select 1 from institution_members m
    join users u on u.id = m.user_id and u.deleted_on is null
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'INSTRUCTOR'
      and m.deleted_on is null for share of m`.execute(db);
  return rows.length > 0;
}
