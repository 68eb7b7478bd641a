import type { Database } from '../src/base/database/connect.ts';
import type { ContentAct } from '../src/base/content/content-act.ts';
import type { NewItem } from '../src/base/content/make-items.ts';
import type { WrittenItem } from '../src/base/content/written-item.ts';

/** The act of tests and of the bench: nobody in particular writes, now. */
export const seedAct: ContentAct = { kind: 'SEED', by: null, on: null };

type Writer<Content> = (
  db: Database,
  act: ContentAct,
  writes: readonly NewItem<Content>[],
) => Promise<readonly WrittenItem[]>;

/** Writes one item and returns its id. */
export async function seedItem<Content>(
  db: Database,
  write: Writer<Content>,
  content: Content,
  published = true,
): Promise<string> {
  const [written] = await write(db, seedAct, [{ content, published }]);
  if (!written) throw new Error('an item that is written has an id');
  return written.id;
}
