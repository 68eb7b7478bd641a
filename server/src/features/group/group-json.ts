import { sql, type RawBuilder } from 'kysely';
import { groupAccessJson } from './group-access.ts';
import type { GroupShape } from './group.ts';

/**
 * The group row `g` as one JSON object, with its published courses and the progress of the person in row `viewer`.
 * For use inside a larger statement that has both rows.
 */
export function groupJson(): RawBuilder<GroupShape> {
  return sql<GroupShape>`json_build_object(
    'id', g.id, 'name', g.name, 'key', g.key, 'status', g.status, 'start_date', g.start_date, 'end_date', g.end_date,
    'group_size', g.group_size, 'external_id', g.external_id,
    'number_of_members', (select count(*)::int from group_members m where m.group_id = g.id and m.deleted_on is null),
    'institution', (select json_build_object('id', i.id, 'name', i.name) from institutions i where i.id = g.institution_id),
    'owner', (select json_build_object('first_name', o.first_name, 'last_name', o.last_name) from users o where o.id = g.owner_id),
    'access', ${groupAccessJson()},
    'courses', (
      select coalesce(json_agg(json_build_object(
        'id', c.id, 'name', c.name, 'logo', c.logo, 'color', p.color, 'description', c.description, 'levels', c.levels,
        'language', c.language,
        'lessons', (
          select coalesce(json_agg(json_build_array(counted.completed, counted.published)), '[]'::json)
          from (
            select count(r.exercise_id)::int as completed, count(s.id)::int as published
            from lessons l
            left join study_projects s on s.lesson_id = l.id and s.published and s.deleted_on is null
            left join exercise_results r
              on r.group_id = g.id and r.user_id = viewer.id and r.exercise_id = s.id and r.is_latest
            where l.course_id = c.id and l.published and l.deleted_on is null
            group by l.id
          ) counted
        )
      ) order by c.display_order, c.name), '[]'::json)
      from group_courses gc
      join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
      join products p on p.id = c.product_id and p.published and p.deleted_on is null
      where gc.group_id = g.id
    )
  )`;
}
