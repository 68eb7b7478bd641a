import type { FoundQuestion } from '@lectern/domain/authoring/import/found-question.ts';
import type { Remark } from '@lectern/domain/authoring/import/remark.ts';

/** Where an item stands in its file, as its author would look for it. */
export type ItemPlace =
  | { readonly line: number }
  | { readonly id: string }
  | { readonly sheet: string | null; readonly row: number };

/** A question as a format has read it, before it is fitted to the types that are here. */
export type FoundItem = {
  readonly kind: 'QUESTION';
  readonly place: ItemPlace;
  /** The name it has in the file; null where it has none. */
  readonly title: string | null;
  /** The categories or sections that it stands in, the outermost first. */
  readonly group: readonly string[];
  readonly tags: readonly string[];
  /** Null where what stands there could not be read; the remarks say why. */
  readonly question: FoundQuestion | null;
  readonly remarks: readonly Remark[];
  /** As it stands in the file. */
  readonly original: string;
};
