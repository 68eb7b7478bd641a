-- Products and what they are made of. Content tables are small and mostly read.

create type question_type as enum ('MULTIPLE_CHOICE', 'SEQUENCE', 'TRUE_OR_FALSE', 'CORRECT_OR_INCORRECT', 'MATCHING');
create type study_project_kind as enum ('LEARN', 'APPLY', 'NONE');
create type library_kind as enum ('EBOOK_PAGE', 'QUICKDECK', 'QUICKCLIP');

create table media (
  id uuid constraint media_pkey primary key default gen_random_uuid(),
  folder text not null,
  file_name text not null,
  content_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  sha256 text not null,
  original_name text,
  created_on timestamptz not null default now(),
  created_by uuid,
  constraint media_content_once unique (folder, sha256),
  constraint media_bytes_positive check (bytes > 0),
  constraint media_created_by_fkey foreign key (created_by) references users (id)
);

create table products (
  id uuid constraint products_pkey primary key default gen_random_uuid(),
  name text not null,
  color text not null,
  logo text,
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint products_name_length check (length(name) between 1 and 200),
  constraint products_color_format check (color ~ '^#[0-9a-fA-F]{6}$'),
  constraint products_created_by_fkey foreign key (created_by) references users (id),
  constraint products_modified_by_fkey foreign key (modified_by) references users (id),
  constraint products_deleted_by_fkey foreign key (deleted_by) references users (id)
);

create table courses (
  id uuid constraint courses_pkey primary key default gen_random_uuid(),
  product_id uuid not null,
  name text not null,
  levels smallint not null default 2,
  logo text,
  description text not null default '',
  display_order integer not null default 0,
  language text not null default 'en',
  published boolean not null default false,
  hint_opens_media_library boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint courses_name_length check (length(name) between 1 and 200),
  constraint courses_levels_range check (levels between 2 and 4),
  constraint courses_description_length check (length(description) <= 150),
  constraint courses_language_format check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  constraint courses_product_fkey foreign key (product_id) references products (id),
  constraint courses_created_by_fkey foreign key (created_by) references users (id),
  constraint courses_modified_by_fkey foreign key (modified_by) references users (id),
  constraint courses_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index courses_product_index on courses (product_id, display_order) where deleted_on is null;

create table lessons (
  id uuid constraint lessons_pkey primary key default gen_random_uuid(),
  course_id uuid not null,
  name text not null,
  slug text not null,
  logo text,
  display_order integer not null default 0,
  description text not null default '',
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint lessons_name_length check (length(name) between 1 and 200),
  constraint lessons_slug_format check (slug ~ '^[^/?#\s]{1,200}$'),
  constraint lessons_course_fkey foreign key (course_id) references courses (id),
  constraint lessons_created_by_fkey foreign key (created_by) references users (id),
  constraint lessons_modified_by_fkey foreign key (modified_by) references users (id),
  constraint lessons_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create unique index lessons_slug_unique on lessons (course_id, slug) where deleted_on is null;
create unique index lessons_order_unique on lessons (course_id, display_order) where deleted_on is null;

-- Addresses a lesson had before it was renamed; they still lead to it.
create table lesson_slugs (
  course_id uuid not null,
  slug text not null,
  lesson_id uuid not null,
  constraint lesson_slugs_pkey primary key (course_id, slug),
  constraint lesson_slugs_course_fkey foreign key (course_id) references courses (id),
  constraint lesson_slugs_lesson_fkey foreign key (lesson_id) references lessons (id)
);

create table books (
  id uuid constraint books_pkey primary key default gen_random_uuid(),
  product_id uuid not null,
  name text not null,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint books_name_length check (length(name) between 1 and 200),
  constraint books_product_fkey foreign key (product_id) references products (id),
  constraint books_created_by_fkey foreign key (created_by) references users (id),
  constraint books_modified_by_fkey foreign key (modified_by) references users (id),
  constraint books_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index books_product_index on books (product_id) where deleted_on is null;

create table book_pages (
  id uuid constraint book_pages_pkey primary key default gen_random_uuid(),
  book_id uuid not null,
  title text not null,
  content text not null,
  page_number integer not null,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint book_pages_title_length check (length(title) <= 300),
  constraint book_pages_content_length check (length(content) <= 200000),
  constraint book_pages_number_unique unique (book_id, page_number) deferrable initially deferred,
  constraint book_pages_book_fkey foreign key (book_id) references books (id),
  constraint book_pages_created_by_fkey foreign key (created_by) references users (id),
  constraint book_pages_modified_by_fkey foreign key (modified_by) references users (id),
  constraint book_pages_deleted_by_fkey foreign key (deleted_by) references users (id)
);

create table lesson_pages (
  lesson_id uuid not null,
  page_id uuid not null,
  order_key integer not null,
  constraint lesson_pages_pkey primary key (lesson_id, page_id),
  constraint lesson_pages_order_unique unique (lesson_id, order_key) deferrable initially deferred,
  constraint lesson_pages_lesson_fkey foreign key (lesson_id) references lessons (id),
  constraint lesson_pages_page_fkey foreign key (page_id) references book_pages (id)
);
create index lesson_pages_page_index on lesson_pages (page_id);

create table quickdeck_cards (
  id uuid constraint quickdeck_cards_pkey primary key default gen_random_uuid(),
  lesson_id uuid not null,
  title text not null default '',
  term text not null,
  definition text not null,
  image text,
  order_key integer not null default 0,
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint quickdeck_cards_term_length check (length(term) between 1 and 2000),
  constraint quickdeck_cards_definition_length check (length(definition) between 1 and 20000),
  constraint quickdeck_cards_lesson_fkey foreign key (lesson_id) references lessons (id),
  constraint quickdeck_cards_created_by_fkey foreign key (created_by) references users (id),
  constraint quickdeck_cards_modified_by_fkey foreign key (modified_by) references users (id),
  constraint quickdeck_cards_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index quickdeck_cards_lesson_index on quickdeck_cards (lesson_id, order_key) where deleted_on is null;

-- A video is kept as its parts, never as HTML: sources [{src, type}] and tracks [{src, srclang, label, kind}].
create table quickclip_cards (
  id uuid constraint quickclip_cards_pkey primary key default gen_random_uuid(),
  lesson_id uuid not null,
  title text not null default '',
  sources jsonb not null,
  tracks jsonb not null default '[]',
  poster text,
  duration_seconds integer,
  order_key integer not null default 0,
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint quickclip_cards_has_video check (jsonb_typeof(sources) = 'array' and jsonb_array_length(sources) > 0),
  constraint quickclip_cards_tracks_list check (jsonb_typeof(tracks) = 'array'),
  constraint quickclip_cards_lesson_fkey foreign key (lesson_id) references lessons (id),
  constraint quickclip_cards_created_by_fkey foreign key (created_by) references users (id),
  constraint quickclip_cards_modified_by_fkey foreign key (modified_by) references users (id),
  constraint quickclip_cards_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index quickclip_cards_lesson_index on quickclip_cards (lesson_id, order_key) where deleted_on is null;

create table study_projects (
  id uuid constraint study_projects_pkey primary key default gen_random_uuid(),
  lesson_id uuid not null,
  level smallint not null,
  study_project_number integer not null,
  introduction text not null,
  kind study_project_kind not null,
  title text,
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint study_projects_level_range check (level between 1 and 4),
  constraint study_projects_introduction_length check (length(introduction) <= 200000),
  constraint study_projects_lesson_fkey foreign key (lesson_id) references lessons (id),
  constraint study_projects_created_by_fkey foreign key (created_by) references users (id),
  constraint study_projects_modified_by_fkey foreign key (modified_by) references users (id),
  constraint study_projects_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create unique index study_projects_number_unique on study_projects (lesson_id, level, study_project_number) where deleted_on is null;

create table case_studies (
  id uuid constraint case_studies_pkey primary key default gen_random_uuid(),
  study_project_id uuid not null,
  order_key integer not null,
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint case_studies_study_project_fkey foreign key (study_project_id) references study_projects (id),
  constraint case_studies_created_by_fkey foreign key (created_by) references users (id),
  constraint case_studies_modified_by_fkey foreign key (modified_by) references users (id),
  constraint case_studies_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index case_studies_study_project_index on case_studies (study_project_id, order_key) where deleted_on is null;

create table key_elements (
  id uuid constraint key_elements_pkey primary key default gen_random_uuid(),
  study_project_id uuid not null,
  name text not null,
  kind library_kind not null,
  order_key integer not null default 0,
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint key_elements_name_length check (length(name) between 1 and 200),
  constraint key_elements_study_project_fkey foreign key (study_project_id) references study_projects (id),
  constraint key_elements_created_by_fkey foreign key (created_by) references users (id),
  constraint key_elements_modified_by_fkey foreign key (modified_by) references users (id),
  constraint key_elements_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index key_elements_study_project_index on key_elements (study_project_id, order_key) where deleted_on is null;

create table key_element_resources (
  id uuid constraint key_element_resources_pkey primary key default gen_random_uuid(),
  key_element_id uuid not null,
  page_id uuid,
  quickdeck_card_id uuid,
  quickclip_card_id uuid,
  order_key integer not null default 0,
  constraint key_element_resources_one_target check (num_nonnulls(page_id, quickdeck_card_id, quickclip_card_id) = 1),
  constraint key_element_resources_once unique nulls not distinct (key_element_id, page_id, quickdeck_card_id, quickclip_card_id),
  constraint key_element_resources_key_element_fkey foreign key (key_element_id) references key_elements (id),
  constraint key_element_resources_page_fkey foreign key (page_id) references book_pages (id),
  constraint key_element_resources_quickdeck_fkey foreign key (quickdeck_card_id) references quickdeck_cards (id),
  constraint key_element_resources_quickclip_fkey foreign key (quickclip_card_id) references quickclip_cards (id)
);

create table benchmarks (
  id uuid constraint benchmarks_pkey primary key default gen_random_uuid(),
  course_id uuid not null,
  level smallint not null,
  description text not null default '',
  time integer,
  questions_per_lesson smallint,
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint benchmarks_level_range check (level between 1 and 4),
  constraint benchmarks_description_length check (length(description) <= 150),
  constraint benchmarks_time_range check (time between 0 and 36000),
  constraint benchmarks_questions_range check (questions_per_lesson between 1 and 10),
  constraint benchmarks_course_fkey foreign key (course_id) references courses (id),
  constraint benchmarks_created_by_fkey foreign key (created_by) references users (id),
  constraint benchmarks_modified_by_fkey foreign key (modified_by) references users (id),
  constraint benchmarks_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create unique index benchmarks_level_unique on benchmarks (course_id, level) where deleted_on is null;

-- A summary asks its benchmark's questions again: the same items before and after.
create table summaries (
  id uuid constraint summaries_pkey primary key default gen_random_uuid(),
  course_id uuid not null,
  benchmark_id uuid not null,
  level smallint not null,
  description text not null default '',
  time integer,
  questions_per_lesson smallint,
  published boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint summaries_level_range check (level between 1 and 4),
  constraint summaries_description_length check (length(description) <= 150),
  constraint summaries_time_range check (time between 0 and 36000),
  constraint summaries_questions_range check (questions_per_lesson between 1 and 10),
  constraint summaries_course_fkey foreign key (course_id) references courses (id),
  constraint summaries_benchmark_fkey foreign key (benchmark_id) references benchmarks (id),
  constraint summaries_created_by_fkey foreign key (created_by) references users (id),
  constraint summaries_modified_by_fkey foreign key (modified_by) references users (id),
  constraint summaries_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create unique index summaries_level_unique on summaries (course_id, level) where deleted_on is null;
create unique index summaries_benchmark_unique on summaries (benchmark_id) where deleted_on is null;

create table questions (
  id uuid constraint questions_pkey primary key default gen_random_uuid(),
  benchmark_id uuid,
  case_study_id uuid,
  is_reinforced boolean not null default false,
  lesson_id uuid,
  type question_type not null,
  question text not null,
  correct_msg text,
  incorrect_msg text,
  incorrect_msg_two text,
  order_key integer not null default 0,
  version_id uuid,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint questions_one_parent check (num_nonnulls(benchmark_id, case_study_id) = 1),
  constraint questions_reinforced_in_case check (not is_reinforced or case_study_id is not null),
  constraint questions_question_length check (length(question) between 1 and 200000),
  constraint questions_benchmark_fkey foreign key (benchmark_id) references benchmarks (id),
  constraint questions_case_study_fkey foreign key (case_study_id) references case_studies (id),
  constraint questions_lesson_fkey foreign key (lesson_id) references lessons (id),
  constraint questions_created_by_fkey foreign key (created_by) references users (id),
  constraint questions_modified_by_fkey foreign key (modified_by) references users (id),
  constraint questions_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index questions_benchmark_index on questions (benchmark_id, order_key) where benchmark_id is not null and deleted_on is null;
create index questions_case_study_index on questions (case_study_id, order_key) where case_study_id is not null and deleted_on is null;
create unique index questions_one_case on questions (case_study_id) where not is_reinforced and deleted_on is null;

create table answers (
  id uuid constraint answers_pkey primary key default gen_random_uuid(),
  question_id uuid not null,
  answer text not null,
  answer_image text,
  is_correct boolean,
  sequence integer,
  match text,
  order_key integer not null,
  constraint answers_order_unique unique (question_id, order_key) deferrable initially deferred,
  constraint answers_question_fkey foreign key (question_id) references questions (id)
);

-- The content of a question as it was at some moment. Attempts point here, so that later edits and deletions never
-- change what a learner was asked or how it was graded.
create table question_versions (
  id uuid constraint question_versions_pkey primary key default gen_random_uuid(),
  question_id uuid not null,
  content jsonb not null,
  created_on timestamptz not null default now(),
  constraint question_versions_question_fkey foreign key (question_id) references questions (id)
);
create index question_versions_question_index on question_versions (question_id);
alter table questions
  add constraint questions_version_fkey foreign key (version_id) references question_versions (id);

create function question_content(wanted uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'type', q.type,
    'question', q.question,
    'correct_msg', q.correct_msg,
    'incorrect_msg', q.incorrect_msg,
    'incorrect_msg_two', q.incorrect_msg_two,
    'answers', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id, 'answer', a.answer, 'answer_image', a.answer_image,
        'is_correct', a.is_correct, 'sequence', a.sequence, 'match', a.match
      ) order by a.order_key)
      from answers a where a.question_id = q.id
    ), '[]'::jsonb)
  )
  from questions q where q.id = wanted
$$;

-- Runs once a transaction is about to commit, for every question it touched.
create function keep_question_version() returns trigger language plpgsql as $$
declare
  touched uuid;
  now_content jsonb;
  kept_content jsonb;
  new_version uuid;
begin
  if tg_table_name = 'questions' then
    touched := new.id;
  elsif tg_op = 'DELETE' then
    touched := old.question_id;
  else
    touched := new.question_id;
  end if;
  now_content := question_content(touched);
  if now_content is null then
    return null;
  end if;
  select v.content into kept_content
  from questions q join question_versions v on v.id = q.version_id where q.id = touched;
  if kept_content is distinct from now_content then
    insert into question_versions (question_id, content) values (touched, now_content) returning id into new_version;
    update questions set version_id = new_version where id = touched;
  end if;
  return null;
end
$$;

create constraint trigger questions_keep_version
  after insert or update of type, question, correct_msg, incorrect_msg, incorrect_msg_two on questions
  deferrable initially deferred for each row execute function keep_question_version();
create constraint trigger answers_keep_version
  after insert or update or delete on answers
  deferrable initially deferred for each row execute function keep_question_version();

create table question_resources (
  id uuid constraint question_resources_pkey primary key default gen_random_uuid(),
  question_id uuid not null,
  type text not null,
  page_id uuid,
  quickdeck_card_id uuid,
  quickclip_card_id uuid,
  order_key integer not null default 0,
  constraint question_resources_type_known check (type in ('hint', 'reveal')),
  constraint question_resources_one_target check (num_nonnulls(page_id, quickdeck_card_id, quickclip_card_id) = 1),
  constraint question_resources_once unique nulls not distinct (question_id, type, page_id, quickdeck_card_id, quickclip_card_id),
  constraint question_resources_question_fkey foreign key (question_id) references questions (id),
  constraint question_resources_page_fkey foreign key (page_id) references book_pages (id),
  constraint question_resources_quickdeck_fkey foreign key (quickdeck_card_id) references quickdeck_cards (id),
  constraint question_resources_quickclip_fkey foreign key (quickclip_card_id) references quickclip_cards (id)
);

create table instructor_resources (
  id uuid constraint instructor_resources_pkey primary key default gen_random_uuid(),
  course_id uuid not null,
  lesson_id uuid,
  name text not null,
  url text not null,
  type text,
  order_key integer not null default 0,
  description text not null default '',
  created_on timestamptz not null default now(),
  created_by uuid,
  constraint instructor_resources_type_known check (type in ('BENCHMARK', 'SUMMARY', 'LEARN_EXERCISE', 'APPLY_EXERCISE', 'ANY')),
  constraint instructor_resources_course_fkey foreign key (course_id) references courses (id),
  constraint instructor_resources_lesson_fkey foreign key (lesson_id) references lessons (id),
  constraint instructor_resources_created_by_fkey foreign key (created_by) references users (id)
);
create index instructor_resources_course_index on instructor_resources (course_id, order_key);

create table free_lessons (
  lesson_id uuid constraint free_lessons_pkey primary key,
  created_on timestamptz not null default now(),
  created_by uuid,
  constraint free_lessons_lesson_fkey foreign key (lesson_id) references lessons (id),
  constraint free_lessons_created_by_fkey foreign key (created_by) references users (id)
);

create table free_course_benchmarks (
  course_id uuid constraint free_course_benchmarks_pkey primary key,
  created_on timestamptz not null default now(),
  created_by uuid,
  constraint free_course_benchmarks_course_fkey foreign key (course_id) references courses (id),
  constraint free_course_benchmarks_created_by_fkey foreign key (created_by) references users (id)
);
