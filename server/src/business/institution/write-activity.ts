import type { ActivityKind } from '@lectern/domain/business/institution/activity.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** What happened at an institution, and the name of what it happened to. */
export type WrittenActivity = {
  readonly institution_id: string;
  readonly user_id: string;
  readonly activity: ActivityKind;
  readonly about?: string;
};

/** Writes what happened at an institution into its feed, in the transaction of the act. */
export const writeActivity = (db: Database, activity: WrittenActivity): Promise<void> =>
  writeActivities(db, [activity]);

/** Writes what happened at several institutions, or several times at one, into their feeds; what comes later is later there. */
export async function writeActivities(db: Database, activities: readonly WrittenActivity[]): Promise<void> {
  await sql`/* write-activities */ insert into activities (institution_id, user_id, activity, about, created_on)
    select a.*, clock_timestamp() from json_to_recordset(${JSON.stringify(activities)}::json)
      as a (institution_id uuid, user_id uuid, activity text, about text)`.execute(db);
}
