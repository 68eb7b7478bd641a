import { bookSchema, type BookContent } from '@lectern/domain/learning/library/book.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

/** What a writer knows of e-books. */
export const bookKind = registerKind<BookContent>({
  table: 'books',
  ...fieldsOf(bookSchema),
  publishes: false,
});

/** Writes e-books. */
export function writeBooks(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<BookContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, bookKind, writes);
}
