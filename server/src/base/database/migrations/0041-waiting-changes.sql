-- What waits until somebody who may publish shows it to learners. The tables of content stay what learners see; an author
-- reads a course as it will be, in a transaction that writes what waits and is taken back.
create table waiting_changes (
  id uuid constraint waiting_changes_pkey primary key,
  item_id uuid not null,
  kind text not null,
  -- The course, e-book or product in which it waits.
  root_id uuid not null,
  -- The version that learners see; null for an item that is new.
  base_version integer,
  -- The version that editors see.
  version integer not null,
  -- What it will say; null where that stays.
  content jsonb,
  -- How its children will stand, by the table they are in; null where that stays.
  orders jsonb,
  -- Whether it will be published, and whether it will be taken out; null where that stays.
  published boolean,
  deleted boolean,
  changed_by uuid constraint waiting_changes_changed_by_fkey references users,
  changed_on timestamptz not null default now(),
  -- Who has thrown it away, with a way back.
  discarded_by uuid constraint waiting_changes_discarded_by_fkey references users,
  discarded_on timestamptz,
  constraint waiting_changes_version check (version > coalesce(base_version, 0))
);
create unique index waiting_changes_item_unique on waiting_changes (item_id) where discarded_on is null;
create index waiting_changes_root_index on waiting_changes (root_id, changed_on) where discarded_on is null;
create index waiting_changes_discarded_index on waiting_changes (discarded_on) where discarded_on is not null;

-- Whether learners see a change set, or what it did waits.
alter table change_sets add column waits boolean not null default false;

-- The course, e-book or product that each of these belongs to: items of content, or answers and resources of questions.
create function roots_of(ids uuid[]) returns table (item_id uuid, root_id uuid) language sql stable as $$
  select id, id from products where id = any(ids)
  union all select id, id from courses where id = any(ids)
  union all select id, id from books where id = any(ids)
  union all select id, book_id from book_pages where id = any(ids)
  union all select id, course_id from lessons where id = any(ids)
  union all select id, course_id from benchmarks where id = any(ids)
  union all select id, course_id from summaries where id = any(ids)
  union all select id, course_id from instructor_resources where id = any(ids)
  union all select t.id, l.course_id from quickdeck_cards t join lessons l on l.id = t.lesson_id where t.id = any(ids)
  union all select t.id, l.course_id from quickclip_cards t join lessons l on l.id = t.lesson_id where t.id = any(ids)
  union all select t.id, l.course_id from study_projects t join lessons l on l.id = t.lesson_id where t.id = any(ids)
  union all select t.id, l.course_id from case_studies t join study_projects s on s.id = t.study_project_id
    join lessons l on l.id = s.lesson_id where t.id = any(ids)
  union all select t.id, l.course_id from key_elements t join study_projects s on s.id = t.study_project_id
    join lessons l on l.id = s.lesson_id where t.id = any(ids)
  union all select asked.id, coalesce(b.course_id, l.course_id) from (
      select id, id as question_id from questions where id = any(ids)
      union all select id, question_id from answers where id = any(ids)
      union all select id, question_id from question_resources where id = any(ids)
    ) asked join questions q on q.id = asked.question_id
    left join benchmarks b on b.id = q.benchmark_id
    left join case_studies k on k.id = q.case_study_id left join study_projects s on s.id = k.study_project_id
    left join lessons l on l.id = s.lesson_id
  union all select w.item_id, w.root_id from waiting_changes w
    where w.item_id = any(ids) and w.base_version is null and w.discarded_on is null
$$;

-- Which of these items learners see, or would see if they were not taken out: published with all that they belong to.
create function shown_items(ids uuid[]) returns setof uuid language sql stable as $$
  with shown_courses as (
    select c.id from courses c join products p on p.id = c.product_id and p.published and p.deleted_on is null
    where c.published and c.deleted_on is null and c.id in (select root_id from roots_of(ids))
  ), shown_lessons as (
    select l.id from lessons l join shown_courses c on c.id = l.course_id where l.published and l.deleted_on is null
  ), shown_projects as (
    select s.id from study_projects s join shown_lessons l on l.id = s.lesson_id where s.published and s.deleted_on is null
  )
  select id from products where id = any(ids) and published
  union all select c.id from courses c join products p on p.id = c.product_id and p.published and p.deleted_on is null
    where c.id = any(ids) and c.published
  union all select b.id from books b join products p on p.id = b.product_id and p.published and p.deleted_on is null
    where b.id = any(ids)
  union all select t.id from book_pages t join books b on b.id = t.book_id and b.deleted_on is null
    join products p on p.id = b.product_id and p.published and p.deleted_on is null where t.id = any(ids)
  union all select t.id from lessons t join shown_courses c on c.id = t.course_id where t.id = any(ids) and t.published
  union all select t.id from quickdeck_cards t join shown_lessons l on l.id = t.lesson_id where t.id = any(ids) and t.published
  union all select t.id from quickclip_cards t join shown_lessons l on l.id = t.lesson_id where t.id = any(ids) and t.published
  union all select t.id from study_projects t join shown_lessons l on l.id = t.lesson_id where t.id = any(ids) and t.published
  union all select t.id from case_studies t join shown_projects s on s.id = t.study_project_id where t.id = any(ids) and t.published
  union all select t.id from key_elements t join shown_projects s on s.id = t.study_project_id where t.id = any(ids) and t.published
  union all select t.id from benchmarks t join shown_courses c on c.id = t.course_id where t.id = any(ids) and t.published
  union all select t.id from summaries t join shown_courses c on c.id = t.course_id where t.id = any(ids) and t.published
  union all select t.id from instructor_resources t join shown_courses c on c.id = t.course_id where t.id = any(ids)
  union all select q.id from questions q where q.id = any(ids) and (
    exists (select from benchmarks b join shown_courses c on c.id = b.course_id
      where b.id = q.benchmark_id and b.deleted_on is null and (b.published or exists (
        select from summaries s where s.benchmark_id = b.id and s.published and s.deleted_on is null)))
    or exists (select from case_studies k join shown_projects s on s.id = k.study_project_id
      where k.id = q.case_study_id and k.published and k.deleted_on is null))
$$;

-- What an item is called, as its author wrote it; empty for a kind without a name.
create function name_of_item(kind text, item uuid) returns text language sql stable as $$
  select coalesce(case kind
    when 'PRODUCT' then (select name from products where id = item)
    when 'COURSE' then (select name from courses where id = item)
    when 'LESSON' then (select name from lessons where id = item)
    when 'BOOK' then (select name from books where id = item)
    when 'BOOK_PAGE' then (select coalesce(nullif(title, ''), page_number::text) from book_pages where id = item)
    when 'QUICKDECK_CARD' then (select coalesce(nullif(title, ''), left(term, 500)) from quickdeck_cards where id = item)
    when 'QUICKCLIP_CARD' then (select title from quickclip_cards where id = item)
    when 'STUDY_PROJECT' then (select coalesce(nullif(title, ''), study_project_number::text) from study_projects where id = item)
    when 'INSTRUCTOR_RESOURCE' then (select name from instructor_resources where id = item)
    when 'KEY_ELEMENT' then (select name from key_elements where id = item)
    when 'BENCHMARK' then (select level::text from benchmarks where id = item)
    when 'SUMMARY' then (select level::text from summaries where id = item)
    when 'QUESTION' then (select left(question, 4000) from questions where id = item)
  end, '')
$$;

-- What waits, or can still be brought back, uses its files.
alter function media_uses(uuid) rename to media_uses_now;
create function media_uses(wanted uuid)
returns table (kind text, item_id uuid, name text, place text, is_present boolean) language sql stable as $$
  select * from media_uses_now(wanted)
  union all
  select w.kind, w.item_id, name_of_item(w.kind, w.item_id), null, true from waiting_changes w
  where w.content is not null and media_ids(w.content::text) @> array[wanted]
    and coalesce(w.discarded_on, now()) > now() - interval '30 days'
    and not exists (select from media_uses_now(wanted) u where u.item_id = w.item_id and u.is_present)
$$;
