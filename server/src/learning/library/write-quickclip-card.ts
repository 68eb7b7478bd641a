import { quickclipCardSchema, type QuickclipCardContent } from '@lectern/domain/learning/library/quickclip-card.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { removeItems, type ItemRef } from '../../base/content/remove-items.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';
import { detachMaterials } from './detach-materials.ts';

/** What a writer knows of Quickclip cards. */
export const quickclipCardKind = registerKind<QuickclipCardContent>({
  table: 'quickclip_cards',
  ...fieldsOf(quickclipCardSchema),
  order: { column: 'order_key', parents: { lesson_id: 'lessons' } },
  publishes: true,
});

/** Writes Quickclip cards. */
export function writeQuickclipCards(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<QuickclipCardContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, quickclipCardKind, writes);
}

/** Takes cards out of their lessons, and out of what shows them. */
export async function removeQuickclipCards(db: Database, act: ContentAct, cards: readonly ItemRef[]): Promise<void> {
  await removeItems(db, act, quickclipCardKind, cards);
  await detachMaterials(
    db,
    act,
    cards.map(({ id }) => id),
  );
}
