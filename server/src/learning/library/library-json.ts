import { sql, type RawBuilder } from 'kysely';
import type { BookPageShape } from './book-page.ts';
import type { QuickclipCardShape } from './quickclip-card.ts';
import type { QuickdeckCardShape } from './quickdeck-card.ts';

/** The pages of the lesson row `l` in the order the lesson gives them. */
export function pagesJson(): RawBuilder<BookPageShape[]> {
  return sql<BookPageShape[]>`(
    select coalesce(json_agg(${pageJson()} order by lp.order_key), '[]'::json)
    from lesson_pages lp join book_pages p on p.id = lp.page_id and p.deleted_on is null
    where lp.lesson_id = l.id
  )`;
}

/** The page row `p`. */
export function pageJson(): RawBuilder<BookPageShape> {
  return sql<BookPageShape>`json_build_object('id', p.id, 'title', p.title, 'content', p.content, 'page_number', p.page_number)`;
}

/** The flash cards of the lesson row `l` that the row `viewer` may see. */
export function cardsJson(): RawBuilder<QuickdeckCardShape[]> {
  return sql<QuickdeckCardShape[]>`(
    select coalesce(json_agg(${cardJson()} order by q.order_key, q.id), '[]'::json)
    from quickdeck_cards q where q.lesson_id = l.id and q.deleted_on is null and (q.published or viewer.drafts)
  )`;
}

/** The flash card row `q`. */
export function cardJson(): RawBuilder<QuickdeckCardShape> {
  return sql<QuickdeckCardShape>`json_build_object('id', q.id, 'title', q.title, 'term', q.term,
    'definition', q.definition, 'image', q.image, 'published', q.published)`;
}

/** The video cards of the lesson row `l` that the row `viewer` may see. */
export function clipsJson(): RawBuilder<QuickclipCardShape[]> {
  return sql<QuickclipCardShape[]>`(
    select coalesce(json_agg(${clipJson()} order by q.order_key, q.id), '[]'::json)
    from quickclip_cards q where q.lesson_id = l.id and q.deleted_on is null and (q.published or viewer.drafts)
  )`;
}

/** The video card row `q`. */
export function clipJson(): RawBuilder<QuickclipCardShape> {
  return sql<QuickclipCardShape>`json_build_object('id', q.id, 'title', q.title, 'sources', q.sources, 'tracks', q.tracks,
    'poster', q.poster, 'duration_seconds', q.duration_seconds, 'published', q.published)`;
}
