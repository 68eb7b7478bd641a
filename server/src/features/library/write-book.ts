import { bookSchema, type BookContent } from '@lectern/domain/library/book.ts';
import type { Database } from '../../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import { fieldsOf } from '../content/content-kind.ts';
import { registerKind } from '../content/kinds.ts';
import { writeItems, type ItemWrite } from '../content/write-items.ts';
import type { WrittenItem } from '../content/written-item.ts';

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
