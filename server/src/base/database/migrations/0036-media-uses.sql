-- Where each file of the media library is used. History counts: results show earlier versions, and authors go back to them.

create index lessons_logo_index on lessons (logo) where logo is not null;
create index courses_logo_index on courses (logo) where logo is not null;
create index instructor_resources_url_index on instructor_resources (url);
create index superseded_versions_media_index on superseded_versions using gin (media_ids(content::text)) where content is not null;
create index question_versions_media_index on question_versions using gin (media_ids(content::text));

-- Where something stands, what it is called there, and whether that is its present state.
create function media_uses(wanted uuid)
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
  select 'INSTRUCTOR_RESOURCE', r.id, r.name, c.name, true
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
