import { productSchema, type ProductContent } from '@lectern/domain/learning/product/product.ts';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';

/** What a writer knows of products. */
export const productKind = registerKind<ProductContent>({
  table: 'products',
  ...fieldsOf(productSchema),
  publishes: true,
});

/** Writes products. */
export function writeProducts(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<ProductContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, productKind, writes);
}
