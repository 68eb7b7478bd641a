import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { lessonFields } from '@lectern/domain/base/entity/lesson.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Selects } from '../../base/graphql/selection.ts';
import { cardsJson, clipsJson, pagesJson } from '../library/library-json.ts';
import { studyProjectJson } from './study-project-json.ts';
import type { LessonShape } from './lesson.ts';

const said = sql.join(namesOf(lessonFields).map((name) => sql`${sql.lit(name)}, ${sql.ref(`l.${name}`)}`));

/** The lesson row `l` of the course row `c` as the row `viewer` may see it; parts nobody asked for are not computed. */
export function lessonJson(selects: Selects): RawBuilder<LessonShape> {
  return sql<LessonShape>`json_build_object(
    'id', l.id, 'name', l.name, 'slug', l.slug, 'logo', l.logo, 'display_order', l.display_order,
    ${said}, 'published', l.published, 'course_id', c.id, 'language', c.language,
    'number_of_pages', (select count(*)::int from lesson_pages lp join book_pages p on p.id = lp.page_id and p.deleted_on is null
      where lp.lesson_id = l.id),
    'number_of_cards', (select count(*)::int from quickdeck_cards q
      where q.lesson_id = l.id and q.deleted_on is null and (q.published or viewer.drafts)),
    'number_of_clips', (select count(*)::int from quickclip_cards q
      where q.lesson_id = l.id and q.deleted_on is null and (q.published or viewer.drafts)),
    'pages', case when ${selects('pages')}::boolean then ${pagesJson()} end,
    'cards', case when ${selects('cards')}::boolean then ${cardsJson()} end,
    'clip_cards', case when ${selects('clip_cards')}::boolean then ${clipsJson()} end,
    'studyProjects', case when ${selects('studyProjects')}::boolean then (
      select coalesce(json_agg(${studyProjectJson()} order by s.level, s.study_project_number), '[]'::json)
      from study_projects s where s.lesson_id = l.id and s.deleted_on is null and (s.published or viewer.drafts)
    ) end
  )`;
}

/** The lessons of the course row `c` as the row `viewer` may see them, in order. */
export function lessonsJson(selects: Selects): RawBuilder<LessonShape[]> {
  return sql<LessonShape[]>`(
    select coalesce(json_agg(${lessonJson(selects)} order by l.display_order, l.id), '[]'::json)
    from lessons l where l.course_id = c.id and l.deleted_on is null and (l.published or viewer.drafts)
  )`;
}
