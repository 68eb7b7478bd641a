import { bookPageSchema, type BookPageContent } from '@lectern/domain/learning/library/book-page.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { removeItems, type ItemRef } from '../../base/content/remove-items.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';
import { detachMaterials } from './detach-materials.ts';

/** What a writer knows of pages of e-books. */
export const bookPageKind = registerKind<BookPageContent>({
  table: 'book_pages',
  ...fieldsOf(bookPageSchema),
  order: { column: 'page_number', parents: { book_id: 'books' } },
  publishes: false,
});

/** Writes pages of e-books. */
export function writeBookPages(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<BookPageContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, bookPageKind, writes);
}

/** Takes pages out of their books, and out of what shows them. */
export async function removeBookPages(db: Database, act: ContentAct, pages: readonly ItemRef[]): Promise<void> {
  await removeItems(db, act, bookPageKind, pages);
  await detachMaterials(
    db,
    act,
    pages.map(({ id }) => id),
  );
}
