import { sql } from 'kysely';
import type { Operation } from '@lectern/domain/permission.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Context } from '../../base/graphql/context.ts';
import { readSettings, type SettingsPlace } from './read-settings.ts';

/**
 * The settings of a course in a group for those who may do the operation, held until the transaction ends. Whoever may
 * not has not held anybody up; whoever may reads what holds once nobody else changes it.
 */
export async function holdSettings(context: Context, operation: Operation, place: SettingsPlace) {
  await readSettings(context, operation, place);
  await sql`/* lock-settings */ select from groups where id = ${place.groupId} for no key update`.execute(context.db);
  return readSettings(context, operation, place);
}

/** Counts a change of the settings of a group. */
export async function countSettings(db: Database, groupId: string): Promise<void> {
  await sql`/* count-settings */ update groups set settings_version = settings_version + 1 where id = ${groupId}`.execute(
    db,
  );
}
