import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** Takes away what a group says of assessments, so that they follow their course again. */
export async function removeOwn(db: Database, groupId: string, assessments: readonly string[]): Promise<void> {
  await sql`/* remove-own-settings */
    delete from assessment_custom_settings
    where group_id = ${groupId} and coalesce(benchmark_id, summary_id) = any(${assessments}::uuid[])`.execute(db);
}
