import { sql } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import { lockFor, principalOf } from '../../base/access/group-access.ts';
import { Book, type BookShape } from './book.ts';
import { pageJson } from './library-json.ts';

type CourseFacts = { readonly id: string; readonly facts: ContentFacts };

builder.queryField('bookByProduct', (t) =>
  t.field({
    type: Book,
    nullable: true,
    description:
      'The first e-book of a product: the pages that lessons of your courses show, drafts too for content roles. Null where the product has no book.',
    args: { productId: t.arg.id({ description: 'The product.' }) },
    resolve: async (_root, { productId }, context) => {
      const courses = await coursesOf(context, productId);
      const first = courses[0]?.facts;
      const groups = courses.flatMap(({ facts }) => facts.groups);
      const mode = await settleContentMode(context, 'bookByProduct', first ? { ...first, groups } : null);
      const opened = courses.filter(({ facts }) => mode === 'PREVIEW' || opens(facts)).map(({ id }) => id);
      return findBook(context, productId, opened, mode === 'PREVIEW');
    },
  }),
);

const opens = ({ groups }: ContentFacts) =>
  groups.some((access) => isAllowed('bookByProduct', principalOf(access)) && lockFor(access) === null);

async function coursesOf(context: Context, productId: string): Promise<CourseFacts[]> {
  const { rows } = await sql<CourseFacts>`
    with ${viewerRow(context, null)}
    select c.id, ${contentFactsJson(null)} as facts
    from viewer
    join products p on p.id = ${productId} and p.deleted_on is null and (p.published or viewer.drafts)
    join courses c on c.product_id = p.id and c.deleted_on is null and (c.published or viewer.drafts)`.execute(
    context.db,
  );
  return rows;
}

async function findBook(
  context: Context,
  productId: string,
  courses: readonly string[],
  drafts: boolean,
): Promise<BookShape | null> {
  const { rows } = await sql<BookShape>`
    select b.id, b.name, b.product_id, (
      select coalesce(json_agg(${pageJson()} order by p.page_number), '[]'::json)
      from book_pages p where p.book_id = b.id and p.deleted_on is null and exists (
        select from lesson_pages lp join lessons l on l.id = lp.lesson_id and l.deleted_on is null
        where lp.page_id = p.id and l.course_id = any(${courses}::uuid[]) and (l.published or ${drafts}))
    ) as pages
    from books b where b.product_id = ${productId} and b.deleted_on is null order by b.created_on, b.id limit 1`.execute(
    context.db,
  );
  return rows[0] ?? null;
}
