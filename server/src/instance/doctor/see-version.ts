import { readMigrations } from '../../base/database/read-migrations.ts';
import { findSchemaState } from '../../base/database/schema-state.ts';
import { fine, unknown, warning, type Seen } from './check.ts';

/** How the database stands to this version of Lectern. */
export async function seeVersion(url: string | null): Promise<Seen> {
  if (!url) return unknown('Checked while the database runs.');
  const { isNew, pending } = await findSchemaState(url, readMigrations());
  const [first] = pending;
  if (isNew) return fine('The database is empty; the first start fills it.');
  if (!first) return fine('The database has this version.');
  return warning(
    `The database has an older version; ${first.name} is the first migration it lacks.`,
    'Make a backup, then run npm start to update it.',
  );
}
