import { sql } from 'kysely';
import type { Database } from './connect.ts';

const many = 500;

/**
 * After or before so many rows are written: lets a connection forget the plans that it keeps, its own and those by which the
 * database checks that what a row names is there. They were made for tables as small as they were then, and would read all
 * of a table for each row that names one of its thousands; the next statements are planned for what is there now.
 */
export async function planAnew(db: Database, rows: number): Promise<void> {
  if (rows >= many) await sql`discard plans`.execute(db);
}
