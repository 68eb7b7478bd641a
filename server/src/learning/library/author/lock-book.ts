import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** Lets one act at a time number pages of the book that a page belongs to. */
export async function lockBook(db: Database, page_id: string): Promise<void> {
  await sql`/* lock-book */ select from books
    where id = (select book_id from book_pages where id = ${page_id}) for no key update`.execute(db);
}
