import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Warns where the role of DATABASE_URL may change the audit log: there, one role does everything. */
export async function warnOfRights(db: Database): Promise<void> {
  const { rows } = await sql<{ role: string; may: boolean }>`
    select current_user as role, has_table_privilege('audit_log', 'update, delete, truncate') as may`.execute(db);
  const [right] = rows;
  if (right?.may)
    console.warn(
      `The role ${right.role} of DATABASE_URL can change the audit log. docs/running.md, "The audit log", says what that means.`,
    );
}
