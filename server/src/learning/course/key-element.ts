import { builder } from '../../base/graphql/builder.ts';
import { BookPage, type BookPageShape } from '../library/book-page.ts';
import { QuickclipCard, type QuickclipCardShape } from '../library/quickclip-card.ts';
import { QuickdeckCard, type QuickdeckCardShape } from '../library/quickdeck-card.ts';

/** What a key element shows: pages, flash cards or videos. */
export type KeyElementShape = {
  readonly id: string;
  readonly name: string;
  readonly type: 'ebook' | 'quickdeck' | 'quickclip';
  readonly order_key: number;
  readonly published: boolean;
  readonly pages: readonly BookPageShape[];
  readonly cards: readonly QuickdeckCardShape[];
  readonly clip_cards: readonly QuickclipCardShape[];
};

/** What a key element is made of, as callers name it. */
export const KeyElementType = builder.enumType('KeyElementType', {
  description: 'What a key element is made of.',
  values: {
    ebook: { description: 'Pages of an e-book.' },
    quickdeck: { description: 'Flash cards.' },
    quickclip: { description: 'Videos.' },
  } as const,
});

/** Something to look at before the questions of a study project. */
export const KeyElement = builder.objectRef<KeyElementShape>('KeyElement').implement({
  description: 'Something to look at before the questions of a study project.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the key element.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    type: t.expose('type', { type: KeyElementType, description: 'What it is made of.' }),
    order_key: t.exposeInt('order_key', { description: 'Its place in the study project.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
    pages: t.field({ type: [BookPage], description: 'Its e-book pages.', resolve: ({ pages }) => [...pages] }),
    cards: t.field({ type: [QuickdeckCard], description: 'Its flash cards.', resolve: ({ cards }) => [...cards] }),
    clip_cards: t.field({
      type: [QuickclipCard],
      description: 'Its videos.',
      resolve: (element) => [...element.clip_cards],
    }),
  }),
});
