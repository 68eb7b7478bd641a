import { materialIds } from '@lectern/domain/learning/library/material.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { author } from '../../base/change-set/author.ts';
import { Authored } from '../../base/change-set/authored.ts';
import { ContentWhere } from '../../base/change-set/content-where.ts';
import { writeLessonPages } from '../../base/content/write-lesson-pages.ts';

builder.mutationField('setLessonPages', (t) =>
  t.field({
    type: Authored,
    description: 'Gives a lesson its e-book pages, for content roles; the version of the lesson counts.',
    args: {
      ebookPageIds: t.arg.idList({
        description: 'All its pages in its order, at most 500: of the books of its product, none of them twice.',
      }),
      where: t.arg({ type: ContentWhere, description: 'Which lesson.' }),
    },
    resolve: (_root, { ebookPageIds, where: { id: lesson_id, version } }, context) =>
      author(context, 'setLessonPages', async (act) => {
        const page_ids = parseInput(materialIds, ebookPageIds, 'ebookPageIds');
        await refuseForeignPages(context.db, lesson_id, page_ids);
        const base = version == null ? {} : { base_version: version };
        await writeLessonPages(context.db, act, [{ lesson_id, page_ids, ...base }]);
      }),
  }),
);

/** Refuses pages that are deleted or stand in no book of the product of a lesson. */
async function refuseForeignPages(db: Database, lessonId: string, pageIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ found: number }>`
    select (select count(*)::int from book_pages p join books b on b.id = p.book_id and b.deleted_on is null
      where b.product_id = c.product_id and p.deleted_on is null and p.id = any(${pageIds}::uuid[])) as found
    from lessons l join courses c on c.id = l.course_id where l.id = ${lessonId} and l.deleted_on is null`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.found < pageIds.length) throw new Refusal('NOT_FOUND', { field: 'ebookPageIds' });
}
