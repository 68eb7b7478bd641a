import type { Database } from '../src/database/connect.ts';

type Built = { readonly id: string };

/** What a key element or a hint or reveal shows: one thing of the library. */
export type LibraryItem = { page_id: string } | { quickdeck_card_id: string } | { quickclip_card_id: string };

/** An e-book of a product. */
export async function buildBook(db: Database, values: { product_id: string; name?: string }): Promise<Built> {
  return db
    .insertInto('books')
    .values({ name: 'Networks at home', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A page after the ones the book has already; with a lesson, it is assigned to it as its last page. */
export async function buildPage(
  db: Database,
  values: { book_id: string; title?: string; content?: string; lesson_id?: string },
): Promise<Built> {
  const { lesson_id, ...given } = values;
  const { count } = await db
    .selectFrom('book_pages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('book_id', '=', given.book_id)
    .executeTakeFirstOrThrow();
  const page = await db
    .insertInto('book_pages')
    .values({ title: 'A gateway', content: '<p>A gateway joins two networks.</p>', page_number: count + 1, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lesson_id)
    await db
      .insertInto('lesson_pages')
      .values({ lesson_id, page_id: page.id, order_key: count + 1 })
      .execute();
  return page;
}

/** A published flash card. */
export async function buildQuickdeckCard(
  db: Database,
  values: { lesson_id: string; term?: string; definition?: string; order_key?: number; published?: boolean },
): Promise<Built> {
  const texts = { term: '<p>Latency</p>', definition: '<p>The delay before a reply comes.</p>' };
  return db
    .insertInto('quickdeck_cards')
    .values({ ...texts, published: true, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A published video card. */
export async function buildQuickclipCard(
  db: Database,
  values: { lesson_id: string; title?: string; order_key?: number; published?: boolean },
): Promise<Built> {
  const sources = JSON.stringify([{ src: '/media/clip.mp4', type: 'video/mp4' }]);
  return db
    .insertInto('quickclip_cards')
    .values({ title: 'A sensor at work', sources, published: true, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A published key element that shows one thing of the library. */
export async function buildKeyElement(
  db: Database,
  values: { study_project_id: string; name?: string; item: LibraryItem; order_key?: number; published?: boolean },
): Promise<Built> {
  const { item, ...given } = values;
  const kind = 'page_id' in item ? 'EBOOK_PAGE' : 'quickdeck_card_id' in item ? 'QUICKDECK' : 'QUICKCLIP';
  const element = await db
    .insertInto('key_elements')
    .values({ name: 'Key terms', kind, published: true, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('key_element_resources')
    .values({ key_element_id: element.id, ...item })
    .execute();
  return element;
}

/** A hint or reveal of a question. */
export async function buildQuestionResource(
  db: Database,
  values: { question_id: string; type: 'hint' | 'reveal'; item: LibraryItem },
): Promise<Built> {
  const { item, ...given } = values;
  return db
    .insertInto('question_resources')
    .values({ ...given, ...item })
    .returning('id')
    .executeTakeFirstOrThrow();
}
