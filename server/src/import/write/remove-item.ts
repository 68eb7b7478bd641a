import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Remembered } from './memory.ts';

/** Takes an item out of the course. It is kept, marked as deleted, because results may speak of it. */
export async function removeItem(db: Database, { id, type }: Remembered): Promise<void> {
  const gone = { deleted_on: sql<string>`now()` };
  switch (type) {
    case 'page':
      for (const table of ['lesson_pages', 'key_element_resources', 'question_resources'] as const) {
        await db.deleteFrom(table).where('page_id', '=', id).execute();
      }
      // Its number is free for another page; deleted ones count backwards from 0.
      await sql`update book_pages p set deleted_on = now(),
        page_number = (select least(min(page_number), 0) - 1 from book_pages o where o.book_id = p.book_id) where id = ${id}`.execute(
        db,
      );
      return;
    case 'card':
      for (const table of ['key_element_resources', 'question_resources'] as const) {
        await db.deleteFrom(table).where('quickdeck_card_id', '=', id).execute();
      }
      return void (await db.updateTable('quickdeck_cards').set(gone).where('id', '=', id).execute());
    case 'question':
      return void (await db.updateTable('questions').set(gone).where('id', '=', id).execute());
    case 'element':
      return void (await db.updateTable('key_elements').set(gone).where('id', '=', id).execute());
    case 'product':
    case 'course':
    case 'book':
    case 'benchmark':
    case 'summary':
    case 'lesson':
    case 'project':
    case 'case':
      throw new Error(`an import never removes a ${type}`);
  }
}
