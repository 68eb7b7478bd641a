import { productSchema, type ProductContent } from '@lectern/domain/product/product.ts';
import type { Database } from '../../database/connect.ts';
import type { ContentAct } from '../content/content-act.ts';
import { fieldsOf } from '../content/content-kind.ts';
import { registerKind } from '../content/kinds.ts';
import { writeItems, type ItemWrite } from '../content/write-items.ts';
import type { WrittenItem } from '../content/written-item.ts';

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
