import type { Database } from '../src/database/connect.ts';
import type { Env } from '../src/env.ts';

/** Fills an empty database with the demo school; a database that has users is left alone. */
export async function seedDemoSchool(db: Database, _env: Env): Promise<void> {
  void db;
}
