/** The three tabs of the viewer, by the kind of what they show. */
const mediaKinds = ['ebook', 'quickdeck', 'quickclip'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Pages, flash cards and videos under one name. */
export type Material<Page, Card, Clip> = {
  readonly id: string;
  /** Null where they have none of their own, as the hint of a question. */
  readonly name: string | null;
  readonly pages: readonly Page[];
  readonly cards: readonly Card[];
  readonly clip_cards: readonly Clip[];
};

/** What is in view at once: a page, the flash cards or the videos of one material. */
export type MediaItem<Page, Card, Clip> = { readonly id: string; readonly name: string | null } & (
  | { readonly kind: 'ebook'; readonly page: Page }
  | { readonly kind: 'quickdeck'; readonly cards: readonly Card[] }
  | { readonly kind: 'quickclip'; readonly clips: readonly Clip[] }
);

/** The items of each tab in order; a tab without any is left out. */
export function mediaItems<Page, Card, Clip>(
  materials: readonly Material<Page, Card, Clip>[],
): Map<MediaKind, MediaItem<Page, Card, Clip>[]> {
  const items = materials.flatMap(({ id, name, pages, cards, clip_cards }): MediaItem<Page, Card, Clip>[] => [
    ...pages.map((page, index) => ({ id: `${id} ${index}`, name, kind: 'ebook' as const, page })),
    ...(cards.length > 0 ? [{ id, name, kind: 'quickdeck' as const, cards }] : []),
    ...(clip_cards.length > 0 ? [{ id, name, kind: 'quickclip' as const, clips: clip_cards }] : []),
  ]);
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  return new Map(mediaKinds.flatMap((kind) => (byKind.has(kind) ? [[kind, byKind.get(kind) ?? []] as const] : [])));
}
