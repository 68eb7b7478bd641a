import type { MaterialKind } from '@lectern/domain/learning/library/material.ts';
import type { KeyElementShape } from '../../course/key-element.ts';

/** What callers name in another word than the rest of the product. */
export const kindOfElement = {
  ebook: 'EBOOK_PAGE',
  quickdeck: 'QUICKDECK',
  quickclip: 'QUICKCLIP',
} as const satisfies Record<KeyElementShape['type'], MaterialKind>;
