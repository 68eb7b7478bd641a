import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { keepMedia } from '../../media/store-media.ts';
import type { Change, Changes } from './compare.ts';
import type { Memory, Remembered } from './memory.ts';
import { makePlace, placePages } from './place-items.ts';
import { removeItem } from './remove-item.ts';
import type { TakenPicture } from '../plan/take-pictures.ts';
import { changeItem, makeItem, placeItem } from './write-item.ts';

/** What is written, and under which name it is remembered. */
export type Writing = Changes & { readonly source: string; readonly before: Memory };

/** Writes the changes of an import; the caller's transaction keeps all of them or none. */
export async function writeCourse(db: Database, { changes, removed, source, before }: Writing): Promise<void> {
  for (const item of removed) await removeItem(db, item);
  await makePlace(db, changes);
  for (const { item, what } of changes) {
    if (what === 'MADE') await makeItem(db, item);
    else if (what === 'CHANGED') await changeItem(db, item);
    if (what === 'CHANGED' || what === 'MOVED') await placeItem(db, item);
  }
  await placePages(db, changes);
  await remember(db, source, changes, removed, before);
}

/** Stores the pictures that the library did not have yet and returns how many. */
export async function writePictures(db: Database, mediaDir: string, pictures: Iterable<TakenPicture>): Promise<number> {
  let count = 0;
  for (const picture of new Set(pictures)) {
    if ('refused' in picture || !picture.made) continue;
    const { id } = await keepMedia(db, mediaDir, 'content', picture.made, { id: picture.id });
    if (id !== picture.id) throw new Error('the same picture was stored by somebody else meanwhile; import again');
    count += 1;
  }
  return count;
}

async function remember(
  db: Database,
  source: string,
  changes: readonly Change[],
  removed: readonly Remembered[],
  before: Memory,
): Promise<void> {
  const rows = changes
    .filter(({ item, hash }) => {
      const known = before.get(item.path);
      return known?.id !== item.id || known.hash !== hash;
    })
    .map(({ item, hash }) => ({ source, path: item.path, item_type: item.type, item_id: item.id, content_hash: hash }));
  const stale = [...rows.map(({ item_id }) => item_id), ...removed.map(({ id }) => id)];
  if (stale.length > 0) {
    await sql`delete from import_items where source = ${source}
      and (item_id = any(${stale}::uuid[]) or path = any(${rows.map(({ path }) => path)}::text[]))`.execute(db);
  }
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('import_items')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}
