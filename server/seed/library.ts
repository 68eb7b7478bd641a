import type { MaterialKind } from '@lectern/domain/learning/library/material.ts';
import { newQuickclipCard } from '@lectern/domain/learning/library/quickclip-card.ts';
import { newQuickdeckCard } from '@lectern/domain/learning/library/quickdeck-card.ts';
import type { Database } from '../src/base/database/connect.ts';
import { writeBookPages } from '../src/learning/library/write-book-page.ts';
import { writeBooks } from '../src/learning/library/write-book.ts';
import { writeLessonPages } from '../src/base/content/write-lesson-pages.ts';
import { writeQuickclipCards } from '../src/learning/library/write-quickclip-card.ts';
import { writeQuickdeckCards } from '../src/learning/library/write-quickdeck-card.ts';
import { writeQuestions } from '../src/learning/question/write-question.ts';
import { writeKeyElements } from '../src/learning/study-project/write-key-element.ts';
import { seedAct, seedItem } from './seed-item.ts';

type Built = { readonly id: string };

/** What a key element or a hint or reveal shows: one thing of the library. */
export type LibraryItem = { page_id: string } | { quickdeck_card_id: string } | { quickclip_card_id: string };

/** An e-book of a product. */
export async function buildBook(db: Database, values: { product_id: string; name?: string }): Promise<Built> {
  return { id: await seedItem(db, writeBooks, { name: 'Networks at home', ...values }) };
}

/** A page after the ones the book has already; with a lesson, it is assigned to it as its last page. */
export async function buildPage(
  db: Database,
  values: { book_id: string; title?: string; content?: string; lesson_id?: string },
): Promise<Built> {
  const { lesson_id, ...given } = values;
  const page = { title: 'A gateway', content: '<p>A gateway joins two networks.</p>', ...given };
  const id = await seedItem(db, writeBookPages, page);
  if (lesson_id) {
    const shown = await db
      .selectFrom('lesson_pages')
      .where('lesson_id', '=', lesson_id)
      .orderBy('order_key')
      .select('page_id')
      .execute();
    await writeLessonPages(db, seedAct, [{ lesson_id, page_ids: [...shown.map(({ page_id }) => page_id), id] }]);
  }
  return { id };
}

/** A published flash card. */
export async function buildQuickdeckCard(
  db: Database,
  values: { lesson_id: string; term?: string; definition?: string; order_key?: number; published?: boolean },
): Promise<Built> {
  const { published, ...given } = values;
  const texts = { term: '<p>Latency</p>', definition: '<p>The delay before a reply comes.</p>' };
  return { id: await seedItem(db, writeQuickdeckCards, { ...newQuickdeckCard, ...texts, ...given }, published) };
}

/** A published video card. */
export async function buildQuickclipCard(
  db: Database,
  values: {
    lesson_id: string;
    title?: string;
    sources?: { src: string; type: string }[];
    order_key?: number;
    published?: boolean;
  },
): Promise<Built> {
  const { published, ...given } = values;
  const sources = [{ src: '/media/clip.mp4', type: 'video/mp4' }];
  const card = { ...newQuickclipCard, title: 'A sensor at work', sources, ...given };
  return { id: await seedItem(db, writeQuickclipCards, card, published) };
}

/** A published key element that shows one thing of the library. */
export async function buildKeyElement(
  db: Database,
  values: { study_project_id: string; name?: string; item: LibraryItem; order_key?: number; published?: boolean },
): Promise<Built> {
  const { item, published, ...given } = values;
  const element = { name: 'Key terms', ...given, ...materialOf(item) };
  return { id: await seedItem(db, writeKeyElements, element, published) };
}

/** The hint or reveal of a question. */
export async function buildQuestionResource(
  db: Database,
  values: { question_id: string; type: 'hint' | 'reveal'; item: LibraryItem },
): Promise<void> {
  const { question_id: id, type, item } = values;
  await writeQuestions(db, seedAct, [{ id, changes: { [type]: materialOf(item) } }]);
}

function materialOf(item: LibraryItem): { kind: MaterialKind; resource_ids: string[] } {
  if ('page_id' in item) return { kind: 'EBOOK_PAGE', resource_ids: [item.page_id] };
  if ('quickdeck_card_id' in item) return { kind: 'QUICKDECK', resource_ids: [item.quickdeck_card_id] };
  return { kind: 'QUICKCLIP', resource_ids: [item.quickclip_card_id] };
}
