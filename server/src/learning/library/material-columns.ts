import { randomUUID } from 'node:crypto';
import type { MaterialKind } from '@lectern/domain/learning/library/material.ts';

/** The rows that point at things of the library in their order, the first of them 1. */
export function materialColumns(kind: MaterialKind, ids: readonly string[]) {
  return ids.map((target, index) => ({
    id: randomUUID(),
    page_id: kind === 'EBOOK_PAGE' ? target : null,
    quickdeck_card_id: kind === 'QUICKDECK' ? target : null,
    quickclip_card_id: kind === 'QUICKCLIP' ? target : null,
    order_key: index + 1,
  }));
}
