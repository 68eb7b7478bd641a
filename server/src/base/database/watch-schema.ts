import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { readMigrations } from './read-migrations.ts';

/**
 * Looks every few seconds whether a newer version has changed the database that this one works on, and says so once.
 * A database that does not answer is asked again. The result ends the watch.
 */
export function watchSchema(db: Database, found: (sentence: string) => void, everyMs = 5000): () => void {
  const known = readMigrations().map(({ name }) => name);
  const look = async () => {
    const name = await findNewer(db, known);
    if (name === null) return;
    clearInterval(timer);
    found(`The database was brought up to date by a newer version (${name}); this one stops serving.`);
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
}

async function findNewer(db: Database, known: readonly string[]): Promise<string | null> {
  try {
    const { rows } = await sql<{ name: string }>`/* newer-schema */
      select name from migrations where not name = any(${known}::text[]) limit 1`.execute(db);
    return rows[0]?.name ?? null;
  } catch {
    return null;
  }
}
