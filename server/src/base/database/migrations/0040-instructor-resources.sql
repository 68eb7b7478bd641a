-- Files for instructors are content: they count their versions, know their authors, and are taken out with a way back.
update instructor_resources set type = 'ANY' where type is null;
alter table instructor_resources
  alter column type set not null,
  add column version integer not null default 1,
  add column modified_on timestamptz not null default now(),
  add column modified_by uuid constraint instructor_resources_modified_by_fkey references users,
  add column deleted_on timestamptz,
  add column deleted_by uuid constraint instructor_resources_deleted_by_fkey references users,
  add constraint instructor_resources_name_length check (length(name) between 1 and 200),
  add constraint instructor_resources_description_length check (length(description) <= 500);

create or replace function product_of(kind text, item uuid) returns uuid language sql stable as $$
  select case kind
    when 'PRODUCT' then item
    when 'COURSE' then (select product_id from courses where id = item)
    when 'BOOK' then (select product_id from books where id = item)
    when 'BOOK_PAGE' then (select b.product_id from book_pages p join books b on b.id = p.book_id where p.id = item)
    else (select c.product_id from courses c where c.id = case kind
      when 'LESSON' then (select course_id from lessons where id = item)
      when 'BENCHMARK' then (select course_id from benchmarks where id = item)
      when 'SUMMARY' then (select course_id from summaries where id = item)
      when 'INSTRUCTOR_RESOURCE' then (select course_id from instructor_resources where id = item)
      when 'QUICKDECK_CARD' then (select l.course_id from quickdeck_cards t join lessons l on l.id = t.lesson_id where t.id = item)
      when 'QUICKCLIP_CARD' then (select l.course_id from quickclip_cards t join lessons l on l.id = t.lesson_id where t.id = item)
      when 'STUDY_PROJECT' then (select l.course_id from study_projects t join lessons l on l.id = t.lesson_id where t.id = item)
      when 'CASE_STUDY' then (select l.course_id from case_studies t join study_projects s on s.id = t.study_project_id
        join lessons l on l.id = s.lesson_id where t.id = item)
      when 'KEY_ELEMENT' then (select l.course_id from key_elements t join study_projects s on s.id = t.study_project_id
        join lessons l on l.id = s.lesson_id where t.id = item)
      when 'QUESTION' then (select coalesce(b.course_id, l.course_id) from questions t
        left join benchmarks b on b.id = t.benchmark_id
        left join case_studies k on k.id = t.case_study_id left join study_projects s on s.id = k.study_project_id
        left join lessons l on l.id = s.lesson_id where t.id = item)
    end)
  end
$$;

-- What was taken out uses its file no more, but in history.
create or replace function media_uses(wanted uuid)
returns table (kind text, item_id uuid, name text, place text, is_present boolean) language sql stable as $$
  select 'PRODUCT', p.id, p.name, null, p.deleted_on is null from products p where p.logo = '/media/' || wanted
  union all
  select 'COURSE', c.id, c.name, p.name, c.deleted_on is null
  from courses c join products p on p.id = c.product_id where c.logo = '/media/' || wanted
  union all
  select 'LESSON', l.id, l.name, c.name, l.deleted_on is null
  from lessons l join courses c on c.id = l.course_id where l.logo = '/media/' || wanted
  union all
  select 'BOOK_PAGE', p.id, p.title, b.name, p.deleted_on is null and b.deleted_on is null
  from book_pages p join books b on b.id = p.book_id where media_ids(p.content) @> array[wanted]
  union all
  select 'QUICKDECK_CARD', q.id, q.title, l.name, q.deleted_on is null and l.deleted_on is null
  from quickdeck_cards q join lessons l on l.id = q.lesson_id
  where media_ids(q.term || ' ' || q.definition || ' ' || coalesce(q.image, '')) @> array[wanted]
  union all
  select 'QUICKCLIP_CARD', q.id, q.title, l.name, q.deleted_on is null and l.deleted_on is null
  from quickclip_cards q join lessons l on l.id = q.lesson_id
  where media_ids(q.sources::text || q.tracks::text || coalesce(q.poster, '')) @> array[wanted]
  union all
  select 'STUDY_PROJECT', s.id, coalesce(s.title, ''), l.name, s.deleted_on is null and l.deleted_on is null
  from study_projects s join lessons l on l.id = s.lesson_id where media_ids(s.introduction) @> array[wanted]
  union all
  select 'QUESTION', q.id, left(regexp_replace(q.question, '<[^>]*>', ' ', 'g'), 200), coalesce(l.name, c.name),
    q.deleted_on is null
  from questions q
  left join case_studies k on k.id = q.case_study_id left join study_projects s on s.id = k.study_project_id
  left join lessons l on l.id = s.lesson_id
  left join benchmarks b on b.id = q.benchmark_id left join courses c on c.id = b.course_id
  where media_ids(q.question || ' ' || coalesce(q.correct_msg, '') || ' ' || coalesce(q.incorrect_msg, '') || ' '
    || coalesce(q.incorrect_msg_two, '')) @> array[wanted]
    or q.id in (select a.question_id from answers a
      where media_ids(a.answer || ' ' || coalesce(a.answer_image, '') || ' ' || coalesce(a.match, '')) @> array[wanted])
  union all
  select 'INSTRUCTOR_RESOURCE', r.id, r.name, c.name, r.deleted_on is null
  from instructor_resources r join courses c on c.id = r.course_id where r.url = '/media/' || wanted
  union all
  select 'INSTITUTION', i.id, i.name, null, i.deleted_on is null from institutions i where i.logo = '/media/' || wanted
  union all
  select 'EARLIER_VERSION', v.item_id, '', null, false from superseded_versions v
  where v.content is not null and media_ids(v.content::text) @> array[wanted]
  union all
  select 'EARLIER_VERSION', v.question_id, '', null, false from question_versions v
  where media_ids(v.content::text) @> array[wanted] and not exists (select from questions q where q.version_id = v.id)
$$;
