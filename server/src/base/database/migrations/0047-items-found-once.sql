-- What items belong to, and whether it is shown, is asked of each item that was found by its id. As joins, the planner may
-- look for all items anew for every course, lesson or product of the school, before it knows how many there are.
create or replace function roots_of(ids uuid[]) returns table (item_id uuid, root_id uuid) language sql stable as $$
  select id, id from products where id = any(ids)
  union all select id, id from courses where id = any(ids)
  union all select id, id from books where id = any(ids)
  union all select id, book_id from book_pages where id = any(ids)
  union all select id, course_id from lessons where id = any(ids)
  union all select id, course_id from benchmarks where id = any(ids)
  union all select id, course_id from summaries where id = any(ids)
  union all select id, course_id from instructor_resources where id = any(ids)
  union all select t.id, (select l.course_id from lessons l where l.id = t.lesson_id)
    from quickdeck_cards t where t.id = any(ids)
  union all select t.id, (select l.course_id from lessons l where l.id = t.lesson_id)
    from quickclip_cards t where t.id = any(ids)
  union all select t.id, (select l.course_id from lessons l where l.id = t.lesson_id)
    from study_projects t where t.id = any(ids)
  union all select t.id, (select l.course_id from study_projects s join lessons l on l.id = s.lesson_id
    where s.id = t.study_project_id) from case_studies t where t.id = any(ids)
  union all select t.id, (select l.course_id from study_projects s join lessons l on l.id = s.lesson_id
    where s.id = t.study_project_id) from key_elements t where t.id = any(ids)
  union all select asked.id, (
      select coalesce(
        (select b.course_id from benchmarks b where b.id = q.benchmark_id),
        (select l.course_id from case_studies k join study_projects s on s.id = k.study_project_id
          join lessons l on l.id = s.lesson_id where k.id = q.case_study_id))
      from questions q where q.id = asked.question_id)
    from (
      select id, id as question_id from questions where id = any(ids)
      union all select id, question_id from answers where id = any(ids)
      union all select id, question_id from question_resources where id = any(ids)
    ) asked
  union all select w.item_id, w.root_id from waiting_changes w
    where w.item_id = any(ids) and w.base_version is null and w.discarded_on is null
$$;

create or replace function shown_items(ids uuid[]) returns setof uuid language sql stable as $$
  with shown_courses as materialized (
    select c.id from courses c where c.id = any(array(select distinct root_id from roots_of(ids)))
      and c.published and c.deleted_on is null
      and (select p.published and p.deleted_on is null from products p where p.id = c.product_id)
  ), shown_lessons as materialized (
    select l.id from lessons l where l.course_id = any(array(select id from shown_courses))
      and l.published and l.deleted_on is null
  ), shown_projects as materialized (
    select s.id from study_projects s where s.lesson_id = any(array(select id from shown_lessons))
      and s.published and s.deleted_on is null
  )
  select id from products where id = any(ids) and published
  union all select c.id from courses c where c.id = any(ids) and c.published
    and (select p.published and p.deleted_on is null from products p where p.id = c.product_id)
  union all select b.id from books b where b.id = any(ids)
    and (select p.published and p.deleted_on is null from products p where p.id = b.product_id)
  union all select t.id from book_pages t where t.id = any(ids)
    and (select b.deleted_on is null and p.published and p.deleted_on is null
      from books b join products p on p.id = b.product_id where b.id = t.book_id)
  union all select id from lessons
    where id = any(ids) and published and course_id = any(array(select id from shown_courses))
  union all select id from quickdeck_cards
    where id = any(ids) and published and lesson_id = any(array(select id from shown_lessons))
  union all select id from quickclip_cards
    where id = any(ids) and published and lesson_id = any(array(select id from shown_lessons))
  union all select id from study_projects
    where id = any(ids) and published and lesson_id = any(array(select id from shown_lessons))
  union all select id from case_studies
    where id = any(ids) and published and study_project_id = any(array(select id from shown_projects))
  union all select id from key_elements
    where id = any(ids) and published and study_project_id = any(array(select id from shown_projects))
  union all select id from benchmarks
    where id = any(ids) and published and course_id = any(array(select id from shown_courses))
  union all select id from summaries
    where id = any(ids) and published and course_id = any(array(select id from shown_courses))
  union all select id from instructor_resources
    where id = any(ids) and course_id = any(array(select id from shown_courses))
  union all select q.id from questions q where q.id = any(ids) and coalesce(
    (select b.course_id = any(array(select id from shown_courses)) and b.deleted_on is null and (b.published or exists (
        select from summaries s where s.benchmark_id = b.id and s.published and s.deleted_on is null))
      from benchmarks b where b.id = q.benchmark_id),
    (select k.study_project_id = any(array(select id from shown_projects)) and k.published and k.deleted_on is null
      from case_studies k where k.id = q.case_study_id))
$$;
