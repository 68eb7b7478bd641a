import { quickdeckCardSchema, type QuickdeckCardContent } from '@lectern/domain/library/quickdeck-card.ts';
import type { Database } from '../../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import { fieldsOf, type ContentKind } from '../content/content-kind.ts';
import { writeItems, type ItemWrite } from '../content/write-items.ts';
import type { WrittenItem } from '../content/written-item.ts';

/** What a writer knows of Quickdeck cards. */
const quickdeckCardKind: ContentKind<QuickdeckCardContent> = {
  table: 'quickdeck_cards',
  ...fieldsOf(quickdeckCardSchema),
  order: { column: 'order_key', parents: { lesson_id: 'lessons' } },
  publishes: true,
};

/** Writes Quickdeck cards. */
export function writeQuickdeckCards(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<QuickdeckCardContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, quickdeckCardKind, writes);
}
