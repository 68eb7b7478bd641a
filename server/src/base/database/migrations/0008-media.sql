-- Which pictures and files may be fetched by anyone: those that something published has shown.

-- Set when published content is first found to show the file. It stays: browsers keep a file for a year, and results keep
-- showing the questions they were about.
alter table media add published_on timestamptz;

-- The media that a text shows, by their addresses in it.
create function media_ids(shown text) returns uuid[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct found[1]::uuid), '{}')
  from regexp_matches(shown, '/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') found
$$;

create index book_pages_media_index on book_pages using gin (media_ids(content));
create index quickdeck_cards_media_index on quickdeck_cards using gin (media_ids(term || ' ' || definition || ' ' || coalesce(image, '')));
create index quickclip_cards_media_index on quickclip_cards using gin (media_ids(sources::text || tracks::text || coalesce(poster, '')));
create index study_projects_media_index on study_projects using gin (media_ids(introduction));
create index questions_media_index on questions using gin (media_ids(
  question || ' ' || coalesce(correct_msg, '') || ' ' || coalesce(incorrect_msg, '') || ' ' || coalesce(incorrect_msg_two, '')));
create index answers_media_index on answers using gin (media_ids(answer || ' ' || coalesce(answer_image, '') || ' ' || coalesce(match, '')));

create view published_lessons as
  select l.id, l.course_id
  from lessons l
  join courses c on c.id = l.course_id and c.published and c.deleted_on is null
  join products p on p.id = c.product_id and p.published and p.deleted_on is null
  where l.published and l.deleted_on is null;

create view published_questions as
  select q.id
  from questions q
  join case_studies k on k.id = q.case_study_id and k.published and k.deleted_on is null
  join study_projects s on s.id = k.study_project_id and s.published and s.deleted_on is null
  join published_lessons l on l.id = s.lesson_id
  where q.deleted_on is null
  union all
  select q.id
  from questions q
  join benchmarks b on b.id = q.benchmark_id and b.deleted_on is null
  join courses c on c.id = b.course_id and c.published and c.deleted_on is null
  join products p on p.id = c.product_id and p.published and p.deleted_on is null
  where q.deleted_on is null and (b.published or exists (
    select from summaries s where s.benchmark_id = b.id and s.published and s.deleted_on is null
  ));

-- Whether something published shows the file now.
create function is_media_shown(wanted uuid) returns boolean language sql stable as $$
  select exists (
    select from book_pages p join lesson_pages lp on lp.page_id = p.id join published_lessons l on l.id = lp.lesson_id
    where media_ids(p.content) @> array[wanted] and p.deleted_on is null
  ) or exists (
    select from quickdeck_cards q join published_lessons l on l.id = q.lesson_id
    where media_ids(q.term || ' ' || q.definition || ' ' || coalesce(q.image, '')) @> array[wanted]
      and q.published and q.deleted_on is null
  ) or exists (
    select from quickclip_cards q join published_lessons l on l.id = q.lesson_id
    where media_ids(q.sources::text || q.tracks::text || coalesce(q.poster, '')) @> array[wanted]
      and q.published and q.deleted_on is null
  ) or exists (
    select from study_projects s join published_lessons l on l.id = s.lesson_id
    where media_ids(s.introduction) @> array[wanted] and s.published and s.deleted_on is null
  ) or exists (
    select from questions q join published_questions shown on shown.id = q.id
    where media_ids(q.question || ' ' || coalesce(q.correct_msg, '') || ' ' || coalesce(q.incorrect_msg, '') || ' '
      || coalesce(q.incorrect_msg_two, '')) @> array[wanted]
  ) or exists (
    select from answers a join published_questions shown on shown.id = a.question_id
    where media_ids(a.answer || ' ' || coalesce(a.answer_image, '') || ' ' || coalesce(a.match, '')) @> array[wanted]
  )
$$;
