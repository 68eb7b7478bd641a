-- Schools, their members, and the licenses they hold.

create type institution_role as enum ('CENTER_ADMIN', 'INSTRUCTOR', 'STUDENT');

create table countries (
  country_code text constraint countries_pkey primary key,
  country_name text not null constraint countries_name_unique unique,
  constraint countries_code_format check (country_code ~ '^[A-Z]{2}$')
);

create table states (
  country_code text not null,
  state_code text not null,
  state_name text not null,
  constraint states_pkey primary key (country_code, state_code),
  constraint states_country_fkey foreign key (country_code) references countries (country_code)
);

create table institutions (
  id uuid constraint institutions_pkey primary key default gen_random_uuid(),
  name text not null,
  logo text,
  country_code text not null,
  state_code text,
  address text,
  city text,
  time_zone text not null default 'UTC',
  sales_manager_id uuid,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint institutions_name_length check (length(name) between 1 and 200),
  constraint institutions_country_fkey foreign key (country_code) references countries (country_code),
  constraint institutions_state_fkey foreign key (country_code, state_code) references states (country_code, state_code),
  constraint institutions_sales_manager_fkey foreign key (sales_manager_id) references users (id),
  constraint institutions_created_by_fkey foreign key (created_by) references users (id),
  constraint institutions_modified_by_fkey foreign key (modified_by) references users (id),
  constraint institutions_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index institutions_name_index on institutions (name, id) where deleted_on is null;

create table institution_members (
  id uuid constraint institution_members_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  user_id uuid not null,
  role institution_role not null,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint institution_members_one_per_user unique (user_id, institution_id),
  constraint institution_members_institution_fkey foreign key (institution_id) references institutions (id),
  constraint institution_members_user_fkey foreign key (user_id) references users (id),
  constraint institution_members_created_by_fkey foreign key (created_by) references users (id),
  constraint institution_members_modified_by_fkey foreign key (modified_by) references users (id),
  constraint institution_members_deleted_by_fkey foreign key (deleted_by) references users (id)
);
create index institution_members_institution_index on institution_members (institution_id) where deleted_on is null;

create table invitations (
  id uuid constraint invitations_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  role institution_role not null,
  token_hash text constraint invitations_token_unique unique,
  expires_on timestamptz not null default now() + interval '30 days',
  created_by uuid not null,
  created_on timestamptz not null default now(),
  constraint invitations_one_per_email unique (institution_id, email),
  constraint invitations_email_lower check (email = lower(email)),
  constraint invitations_institution_fkey foreign key (institution_id) references institutions (id),
  constraint invitations_created_by_fkey foreign key (created_by) references users (id)
);
create index invitations_email_index on invitations (email);

create table comments (
  id uuid constraint comments_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  user_id uuid not null,
  comment text not null,
  created_on timestamptz not null default now(),
  constraint comments_not_empty check (length(comment) between 1 and 5000),
  constraint comments_institution_fkey foreign key (institution_id) references institutions (id),
  constraint comments_user_fkey foreign key (user_id) references users (id)
);
create index comments_feed_index on comments (institution_id, created_on desc, id);

create table activities (
  id uuid constraint activities_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  user_id uuid,
  activity text not null,
  created_on timestamptz not null default now(),
  constraint activities_institution_fkey foreign key (institution_id) references institutions (id),
  constraint activities_user_fkey foreign key (user_id) references users (id)
);
create index activities_feed_index on activities (institution_id, created_on desc, id);
