import type { Operation } from '@lectern/domain/permission.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../base/graphql/context.ts';
import type { Selects } from '../../base/graphql/selection.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import { lessonJson } from './lesson-json.ts';
import type { LessonShape } from './lesson.ts';

/** The lesson that a condition on row `l` names, with the parts asked for; it refuses what the caller may not see. */
export async function readLesson(
  context: Context,
  operation: Operation,
  condition: RawBuilder<unknown>,
  groupId: string | null | undefined,
  selects: Selects,
): Promise<LessonShape> {
  const free = sql`exists (select from free_lessons f where f.lesson_id = l.id)`;
  const { rows } = await sql<{ facts: ContentFacts; lesson: LessonShape }>`
    with ${viewerRow(context, groupId)}
    select ${contentFactsJson(groupId, free)} as facts, ${lessonJson(selects)} as lesson
    from viewer
    join lessons l on ${condition} and l.deleted_on is null and (l.published or viewer.drafts)
    join courses c on c.id = l.course_id and c.deleted_on is null and (c.published or viewer.drafts)
    join products p on p.id = c.product_id and p.deleted_on is null and (p.published or viewer.drafts)`.execute(
    context.db,
  );
  await settleContentMode(context, operation, rows[0]?.facts ?? null);
  return (rows[0] as { lesson: LessonShape }).lesson;
}
