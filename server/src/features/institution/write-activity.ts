import type { ActivityKind } from '@lectern/domain/institution/activity.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** What happened at an institution, and the name of what it happened to. */
export type WrittenActivity = {
  readonly institution_id: string;
  readonly user_id: string;
  readonly activity: ActivityKind;
  readonly about?: string;
};

/** Writes what happened at an institution into its feed, in the transaction of the act. */
export async function writeActivity(
  db: Database,
  { institution_id, user_id, activity, about }: WrittenActivity,
): Promise<void> {
  await sql`/* write-activity */ insert into activities (institution_id, user_id, activity, about)
    values (${institution_id}, ${user_id}, ${activity}, ${about ?? null})`.execute(db);
}
