import type { KeyElementContent } from '@lectern/domain/learning/study-project/key-element.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { Database } from '../../../base/database/connect.ts';
import { readItems } from '../../../base/content/change-items.ts';
import { keyElementKind } from '../write-key-element.ts';

/** A key element as it is; it refuses with NOT_FOUND where it is not there. */
export async function readKeyElement(db: Database, id: string): Promise<KeyElementContent> {
  const item = (await readItems(db, keyElementKind, [id])).get(id);
  if (!item) throw new Refusal('NOT_FOUND');
  return item.content;
}
