-- What an institution may use, and the groups it teaches in.

create type group_status as enum ('STARTED', 'CLOSED', 'ENDED');
create type group_role as enum ('MAIN_INSTRUCTOR', 'INSTRUCTOR', 'STUDENT');

-- A license without an activation date is a quote. slots_used is kept by the database from the sizes of its groups.
create table licenses (
  id uuid constraint licenses_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  key text not null constraint licenses_key_unique unique,
  name text not null,
  purchase_order text,
  activation_date date,
  expiry_date date,
  max_users integer not null,
  slots_used integer not null default 0,
  is_gmetrix boolean not null default false,
  is_quoted boolean not null generated always as (activation_date is null) stored,
  total_renewals integer not null default 0,
  last_renewed timestamptz,
  price numeric(12, 2),
  currency text,
  notes text,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint licenses_name_length check (length(name) between 1 and 200),
  constraint licenses_purchase_order_length check (length(purchase_order) <= 50),
  constraint licenses_max_users_positive check (max_users > 0),
  constraint licenses_slots_within_license check (slots_used between 0 and max_users),
  constraint licenses_active_has_expiry check (activation_date is null or expiry_date is not null),
  constraint licenses_dates_in_order check (expiry_date > activation_date),
  constraint licenses_of_institution unique (id, institution_id),
  constraint licenses_institution_fkey foreign key (institution_id) references institutions (id),
  constraint licenses_created_by_fkey foreign key (created_by) references users (id),
  constraint licenses_modified_by_fkey foreign key (modified_by) references users (id),
  constraint licenses_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index licenses_institution_index on licenses (institution_id) where deleted_on is null;
create index licenses_expiry_index on licenses (expiry_date, id) where deleted_on is null;

create table license_products (
  license_id uuid not null,
  product_id uuid not null,
  constraint license_products_pkey primary key (license_id, product_id),
  constraint license_products_license_fkey foreign key (license_id) references licenses (id),
  constraint license_products_product_fkey foreign key (product_id) references products (id)
);
create index license_products_product_index on license_products (product_id);

-- learners is kept by the database: live members with the role STUDENT, the only ones who take a seat.
create table groups (
  id uuid constraint groups_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  license_id uuid not null,
  owner_id uuid not null,
  name text not null,
  key text not null constraint groups_key_unique unique,
  status group_status not null default 'STARTED',
  start_date date not null,
  end_date date not null,
  group_size integer not null default 1,
  learners integer not null default 0,
  external_id text,
  in_sequence boolean not null default false,
  benchmark_first boolean not null default false,
  summary_attempts smallint,
  review_benchmarks boolean not null default false,
  review_summaries boolean not null default true,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint groups_name_length check (length(name) between 1 and 200),
  constraint groups_key_format check (length(key) between 8 and 40),
  constraint groups_dates_in_order check (start_date <= end_date),
  constraint groups_size_positive check (group_size > 0),
  constraint groups_seats_within_size check (learners between 0 and group_size),
  constraint groups_summary_attempts_positive check (summary_attempts > 0),
  constraint groups_institution_fkey foreign key (institution_id) references institutions (id),
  constraint groups_license_fkey foreign key (license_id, institution_id) references licenses (id, institution_id),
  constraint groups_owner_fkey foreign key (owner_id) references users (id),
  constraint groups_created_by_fkey foreign key (created_by) references users (id),
  constraint groups_modified_by_fkey foreign key (modified_by) references users (id),
  constraint groups_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index groups_institution_index on groups (institution_id) where deleted_on is null;
create index groups_license_index on groups (license_id);

create function keep_license_slots() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.deleted_on is null then
    update licenses set slots_used = slots_used - old.group_size where id = old.license_id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_on is null then
    update licenses set slots_used = slots_used + new.group_size where id = new.license_id;
  end if;
  return null;
end
$$;
create trigger groups_keep_license_slots
  after insert or delete or update of group_size, license_id, deleted_on on groups
  for each row execute function keep_license_slots();

create table group_courses (
  group_id uuid not null,
  course_id uuid not null,
  constraint group_courses_pkey primary key (group_id, course_id),
  constraint group_courses_group_fkey foreign key (group_id) references groups (id),
  constraint group_courses_course_fkey foreign key (course_id) references courses (id)
);
create index group_courses_course_index on group_courses (course_id);

create table group_members (
  group_id uuid not null,
  user_id uuid not null,
  id uuid not null default gen_random_uuid() constraint group_members_id_unique unique,
  role group_role not null default 'STUDENT',
  time_factor numeric(3, 2) not null default 1,
  blocked boolean not null default false,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint group_members_pkey primary key (group_id, user_id),
  constraint group_members_time_factor_range check (time_factor between 1 and 3),
  constraint group_members_group_fkey foreign key (group_id) references groups (id),
  constraint group_members_user_fkey foreign key (user_id) references users (id),
  constraint group_members_created_by_fkey foreign key (created_by) references users (id),
  constraint group_members_modified_by_fkey foreign key (modified_by) references users (id),
  constraint group_members_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create unique index group_members_one_main_instructor on group_members (group_id)
  where role = 'MAIN_INSTRUCTOR' and deleted_on is null;
create index group_members_user_index on group_members (user_id) where deleted_on is null;

create function keep_group_learners() returns trigger language plpgsql as $$
declare
  before integer := 0;
  after integer := 0;
begin
  if tg_op <> 'INSERT' and old.role = 'STUDENT' and old.deleted_on is null then before := 1; end if;
  if tg_op <> 'DELETE' and new.role = 'STUDENT' and new.deleted_on is null then after := 1; end if;
  if before <> after then
    update groups set learners = learners + after - before where id = coalesce(new.group_id, old.group_id);
  end if;
  return null;
end
$$;
create trigger group_members_keep_learners
  after insert or delete or update of role, deleted_on on group_members
  for each row execute function keep_group_learners();

-- A group's own time and number of questions for an assessment; null falls back to the course's.
create table assessment_custom_settings (
  id uuid constraint assessment_custom_settings_pkey primary key default gen_random_uuid(),
  group_id uuid not null,
  course_id uuid not null,
  benchmark_id uuid,
  summary_id uuid,
  time integer,
  questions_per_lesson smallint,
  created_on timestamptz not null default now(),
  created_by uuid,
  constraint assessment_custom_settings_one_assessment check (num_nonnulls(benchmark_id, summary_id) = 1),
  constraint assessment_custom_settings_once unique nulls not distinct (group_id, benchmark_id, summary_id),
  constraint assessment_custom_settings_time_range check (time between 0 and 36000),
  constraint assessment_custom_settings_questions_range check (questions_per_lesson between 1 and 10),
  constraint assessment_custom_settings_course_fkey foreign key (group_id, course_id) references group_courses (group_id, course_id),
  constraint assessment_custom_settings_benchmark_fkey foreign key (benchmark_id) references benchmarks (id),
  constraint assessment_custom_settings_summary_fkey foreign key (summary_id) references summaries (id),
  constraint assessment_custom_settings_created_by_fkey foreign key (created_by) references users (id)
);
