import { sql, type RawBuilder } from 'kysely';
import { cardJson, clipJson, pageJson } from '../library/library-json.ts';
import type { KeyElementShape } from './key-element.ts';
import type { StudyProjectShape } from './study-project.ts';
import { askable } from '../question/askable.ts';

/** The study project row `s` of the lesson row `l` in the course row `c`, without its key elements. */
export function studyProjectJson(): RawBuilder<StudyProjectShape> {
  return sql<StudyProjectShape>`json_build_object(
    'id', s.id, 'level', s.level, 'study_project_number', s.study_project_number, 'title', s.title, 'kind', s.kind,
    'introduction', s.introduction, 'published', s.published, 'total_questions', ${totalQuestions()},
    'lesson', json_build_object('id', l.id, 'name', l.name, 'logo', l.logo, 'display_order', l.display_order,
      'course_id', c.id, 'course_name', c.name, 'language', c.language,
      'hint_opens_media_library', c.hint_opens_media_library)
  )`;
}

/** How many questions the row `viewer` can be asked in the study project row `s`. */
function totalQuestions(): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from case_studies cs join questions q on q.case_study_id = cs.id and q.deleted_on is null
    where cs.study_project_id = s.id and cs.deleted_on is null and (cs.published or viewer.drafts) and ${askable}
  )`;
}

/** The key elements of the study project row `s` with everything they show, as the row `viewer` may see them. */
export function keyElementsJson(): RawBuilder<KeyElementShape[]> {
  return sql<KeyElementShape[]>`(
    select coalesce(json_agg(json_build_object(
      'id', k.id, 'name', k.name, 'order_key', k.order_key, 'published', k.published,
      'type', case k.kind when 'EBOOK_PAGE' then 'ebook' when 'QUICKDECK' then 'quickdeck' else 'quickclip' end,
      'pages', (
        select coalesce(json_agg(${pageJson()} order by x.order_key), '[]'::json)
        from key_element_resources x join book_pages p on p.id = x.page_id and p.deleted_on is null
        where x.key_element_id = k.id),
      'cards', (
        select coalesce(json_agg(${cardJson()} order by x.order_key), '[]'::json)
        from key_element_resources x
        join quickdeck_cards q on q.id = x.quickdeck_card_id and q.deleted_on is null and (q.published or viewer.drafts)
        where x.key_element_id = k.id),
      'clip_cards', (
        select coalesce(json_agg(${clipJson()} order by x.order_key), '[]'::json)
        from key_element_resources x
        join quickclip_cards q on q.id = x.quickclip_card_id and q.deleted_on is null and (q.published or viewer.drafts)
        where x.key_element_id = k.id)
    ) order by k.order_key, k.id), '[]'::json)
    from key_elements k
    where k.study_project_id = s.id and k.deleted_on is null and (k.published or viewer.drafts)
  )`;
}
