import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { keepMedia } from '../../../base/media/store-media.ts';
import type { MediaStore } from '../../../base/media/store/media-store.ts';
import type { Change, Changes } from './compare.ts';
import type { Memory, Remembered } from './memory.ts';
import type { Item, ItemType } from '../plan/items.ts';
import { clearCases, placeImported, settleCases } from './place-items.ts';
import { removeImported } from './remove-items.ts';
import type { TakenPicture } from '../plan/take-pictures.ts';
import { writeTypes, type ImportAct } from './write-item.ts';

/** What was written, and under which name it is remembered. */
export type Written = Changes & { readonly source: string; readonly before: Memory };

/** Writes the changes of an import; the caller's transaction keeps all of them or none. */
export async function writeCourse(db: Database, act: ImportAct, { changes, removed }: Changes): Promise<void> {
  await removeImported(db, act, removed);
  await clearCases(db, act, changes);
  for (const type of Object.keys(writeTypes) as ItemType[]) await writeType(db, act, type, changes);
  await settleCases(db, act, changes);
  await placeImported(db, act, changes);
}

async function writeType(db: Database, act: ImportAct, type: ItemType, changes: readonly Change[]): Promise<void> {
  const wanted = changes.flatMap(({ item, what }) =>
    item.type === type && (what === 'MADE' || what === 'CHANGED') ? [{ item, isNew: what === 'MADE' }] : [],
  );
  // Items of a type are what the writer of that type takes.
  await writeTypes[type](db, act, wanted as never);
}

/** Stores the pictures that the library did not have yet and returns how many. */
export async function writePictures(
  db: Database,
  store: MediaStore,
  pictures: Iterable<TakenPicture>,
): Promise<number> {
  let count = 0;
  for (const picture of new Set(pictures)) {
    if ('refused' in picture || !picture.made) continue;
    const { id } = await keepMedia(db, store, 'content', picture.made, { id: picture.id });
    if (id !== picture.id) throw new Error('the same picture was stored by somebody else meanwhile; import again');
    count += 1;
  }
  return count;
}

/** Remembers what an import has written, whether learners see it or it waits. */
export async function remember(db: Database, { source, changes, removed, before }: Written): Promise<void> {
  const rows = changes
    .filter(({ item, hash }) => {
      const known = before.get(item.path);
      return known?.id !== item.id || known.hash !== hash || known.read_from !== readFrom(item, known);
    })
    .map(({ item, hash }) => ({
      source,
      path: item.path,
      item_type: item.type,
      item_id: item.id,
      content_hash: hash,
      read_from: readFrom(item, before.get(item.path)),
    }));
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

/** Lessons move; a name that stays as it was stays that of its file. */
function readFrom({ type, read_from }: Item, known: Remembered | undefined): string | null {
  return type === 'lesson' ? read_from : (known?.read_from ?? read_from);
}
