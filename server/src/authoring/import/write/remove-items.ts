import type { Database } from '../../../base/database/connect.ts';
import { removeItems } from '../../../base/content/remove-items.ts';
import { removeBookPages } from '../../../learning/library/write-book-page.ts';
import { removeQuickdeckCards } from '../../../learning/library/write-quickdeck-card.ts';
import type { ItemType } from '../plan/items.ts';
import { kindOf } from './kinds.ts';
import type { Remembered } from './memory.ts';
import type { ImportAct } from './write-item.ts';

/** The types of items that an import takes out again. */
const removable: readonly ItemType[] = ['page', 'card', 'question', 'element'];

/** Takes items out of the course. They are kept, marked as deleted, because results may speak of them. */
export async function removeImported(db: Database, act: ImportAct, removed: readonly Remembered[]): Promise<void> {
  for (const [type, items] of Map.groupBy(removed, (item) => item.type)) {
    if (!removable.includes(type)) throw new Error(`an import never removes a ${type}`);
    if (type === 'page')
      await removeBookPages(
        db,
        act,
        items.map(({ id }) => ({ id })),
      );
    else if (type === 'card')
      await removeQuickdeckCards(
        db,
        act,
        items.map(({ id }) => ({ id })),
      );
    else
      await removeItems(
        db,
        act,
        kindOf[type],
        items.map(({ id }) => ({ id })),
      );
  }
}
