import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import type { Selects } from '../../base/graphql/selection.ts';
import { BookPage, type BookPageShape } from './book-page.ts';

type BookProductShape = { readonly id: string; readonly name: string; readonly color: string };

/** An e-book as authors see it, whether or not a lesson shows its pages. */
export type CmsBookShape = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly product: BookProductShape;
  readonly language: string;
  readonly number_of_pages: number;
  readonly pages: readonly BookPageShape[] | null;
};

const BookProduct = builder.objectRef<BookProductShape>('BookProduct').implement({
  description: 'The product of an e-book.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the product.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    color: t.exposeString('color', { description: 'Its colour, #rrggbb.' }),
  }),
});

/** An e-book of any product. */
export const CmsBook = builder.objectRef<CmsBookShape>('CmsBook').implement({
  description: 'An e-book as authors see it, whether or not a lesson shows its pages.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the book.' }),
    version: t.exposeInt('version', { description: 'A count of its changes; an editor names the one it began with.' }),
    name: t.exposeString('name', { description: 'Its title.' }),
    product: t.expose('product', { type: BookProduct, description: 'The product it belongs to.' }),
    language: t.exposeString('language', {
      description: 'The language of the first course of its product, a BCP 47 tag; en where it has none.',
    }),
    number_of_pages: t.exposeInt('number_of_pages', { description: 'How many pages it has.' }),
    pages: t.field({
      type: [BookPage],
      description: 'All its pages, by their numbers.',
      resolve: ({ pages }) => [...(pages ?? [])],
    }),
  }),
});

/** The book row `b` of the product row `p`, with as much of its pages as a document asks for. */
export function cmsBookJson(selects: Selects): RawBuilder<CmsBookShape> {
  const pages = sql`(
    select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'page_number', g.page_number,
      'content', ${selects('pages.content') ? sql`g.content` : sql`null`}) order by g.page_number), '[]'::json)
    from book_pages g where g.book_id = b.id and g.deleted_on is null)`;
  return sql<CmsBookShape>`json_build_object('id', b.id, 'version', b.version, 'name', b.name,
    'product', json_build_object('id', p.id, 'name', p.name, 'color', p.color),
    'language', coalesce((select c.language from courses c where c.product_id = p.id and c.deleted_on is null
      order by c.display_order, c.id limit 1), 'en'),
    'number_of_pages', (select count(*) from book_pages n where n.book_id = b.id and n.deleted_on is null),
    'pages', ${selects('pages') ? pages : sql`null`})`;
}
