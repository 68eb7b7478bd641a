import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readInEditor } from '../../../base/change-set/waiting-changes/as-it-will-be.ts';
import { Curriculum, type CurriculumShape } from './curriculum.ts';

builder.queryField('curriculum', (t) =>
  t.field({
    type: Curriculum,
    description: 'What a course is made of, drafts too, for content roles.',
    args: { courseId: t.arg.id({ description: 'The course.' }) },
    resolve: async (_root, { courseId }, context): Promise<CurriculumShape> => {
      const curriculum = await readInEditor(context, 'curriculum', [courseId], curriculumOf(courseId));
      if (!curriculum) throw new Refusal('NOT_FOUND');
      return curriculum;
    },
  }),
);

function curriculumOf(courseId: string): RawBuilder<CurriculumShape | null> {
  return sql<CurriculumShape | null>`(
    with course as (select c.* from courses c where c.id = ${courseId} and c.deleted_on is null),
    counts as (
      select b.id as benchmark_id, count(q.id)::int as total, (count(q.id) filter (where l.id is null))::int as without_lesson,
        (count(q.id) filter (where q.is_free_sample))::int as free_samples
      from course c join benchmarks b on b.course_id = c.id and b.deleted_on is null
      left join questions q on q.benchmark_id = b.id and q.deleted_on is null
      left join lessons l on l.id = q.lesson_id and l.deleted_on is null
      group by b.id
    ),
    projects as (
      select s.lesson_id, json_agg(json_build_object('id', s.id, 'level', s.level, 'study_project_number', s.study_project_number,
        'title', s.title, 'kind', s.kind, 'published', s.published) order by s.level, s.study_project_number) as list
      from course c join lessons l on l.course_id = c.id and l.deleted_on is null
      join study_projects s on s.lesson_id = l.id and s.deleted_on is null
      group by s.lesson_id
    )
    select json_build_object(
      'id', c.id, 'version', c.version, 'name', c.name, 'logo', c.logo, 'levels', c.levels, 'language', c.language,
      'published', c.published, 'product_published', (select p.published from products p where p.id = c.product_id),
      'groups', (select count(*)::int from group_courses gc join groups g on g.id = gc.group_id and g.deleted_on is null where gc.course_id = c.id),
      'product', (select json_build_object('id', p.id, 'name', p.name, 'color', p.color, 'logo', p.logo) from products p where p.id = c.product_id),
      'benchmarks', ${assessments(sql`benchmarks`, sql`a.id`)},
      'lessons', (
        select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'published', l.published,
          'studyProjects', coalesce(s.list, '[]'::json)) order by l.display_order, l.id), '[]'::json)
        from lessons l left join projects s on s.lesson_id = l.id where l.course_id = c.id and l.deleted_on is null),
      'summaries', ${assessments(sql`summaries`, sql`a.benchmark_id`)},
      'drafts', ${drafts}
    ) from course c)`;
}

/** The assessments of course `c` of one kind; the questions of each are those of a benchmark. */
function assessments(table: RawBuilder<unknown>, benchmark: RawBuilder<unknown>) {
  return sql`(
    select coalesce(json_agg(json_build_object('id', a.id, 'level', a.level, 'published', a.published,
      'total_questions', coalesce(n.total, 0), 'without_lesson', coalesce(n.without_lesson, 0),
      'free_samples', coalesce(n.free_samples, 0)) order by a.level), '[]'::json)
    from ${table} a left join counts n on n.benchmark_id = ${benchmark} where a.course_id = c.id and a.deleted_on is null)`;
}

const asksNothing = (benchmark: RawBuilder<unknown>) =>
  sql`not exists (select from counts n where n.benchmark_id = ${benchmark} and n.total > n.without_lesson)`;

/** What of course `c` is a draft, and whether anything is in it. */
const drafts = sql`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'id', d.id, 'level', d.level, 'empty', d.empty) order by d.place, d.id), '[]'::json) from (
    select 'BENCHMARK' as kind, b.id, b.level, ${asksNothing(sql`b.id`)} as empty, array[1, b.level] as place
    from benchmarks b where b.course_id = c.id and b.deleted_on is null and not b.published
    union all select 'LESSON', l.id, null, false, array[2, l.display_order]
    from lessons l where l.course_id = c.id and l.deleted_on is null and not l.published
    union all select 'QUICKDECK_CARD', k.id, null, false, array[3, l.display_order, k.order_key]
    from lessons l join quickdeck_cards k on k.lesson_id = l.id and k.deleted_on is null and not k.published
    where l.course_id = c.id and l.deleted_on is null
    union all select 'QUICKCLIP_CARD', k.id, null, false, array[4, l.display_order, k.order_key]
    from lessons l join quickclip_cards k on k.lesson_id = l.id and k.deleted_on is null and not k.published
    where l.course_id = c.id and l.deleted_on is null
    union all select 'STUDY_PROJECT', s.id, null, false, array[5, l.display_order, s.level, s.study_project_number]
    from lessons l join study_projects s on s.lesson_id = l.id and s.deleted_on is null and not s.published
    where l.course_id = c.id and l.deleted_on is null
    union all select 'CASE_STUDY', k.id, null, not exists (select from questions q where q.case_study_id = k.id and q.deleted_on is null),
      array[6, l.display_order, s.level, s.study_project_number, k.order_key]
    from lessons l join study_projects s on s.lesson_id = l.id and s.deleted_on is null
    join case_studies k on k.study_project_id = s.id and k.deleted_on is null and not k.published
    where l.course_id = c.id and l.deleted_on is null
    union all select 'KEY_ELEMENT', k.id, null, not exists (select from key_element_resources r where r.key_element_id = k.id),
      array[7, l.display_order, s.level, s.study_project_number, k.order_key]
    from lessons l join study_projects s on s.lesson_id = l.id and s.deleted_on is null
    join key_elements k on k.study_project_id = s.id and k.deleted_on is null and not k.published
    where l.course_id = c.id and l.deleted_on is null
    union all select 'SUMMARY', m.id, m.level, ${asksNothing(sql`m.benchmark_id`)}, array[8, m.level]
    from summaries m where m.course_id = c.id and m.deleted_on is null and not m.published
  ) d)`;
