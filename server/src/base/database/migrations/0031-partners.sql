-- Sites of an institution that show courses of Lectern in a frame, and the codes that sign their learners in there.

create table partners (
  id uuid constraint partners_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  name text not null,
  origins text[] not null,
  secret_hash text not null,
  created_on timestamptz not null default now(),
  deleted_on timestamptz,
  constraint partners_name_length check (length(name) between 1 and 200),
  constraint partners_origins_number check (cardinality(origins) between 1 and 20),
  constraint partners_institution_fkey foreign key (institution_id) references institutions (id)
);

-- Only hashes of code and ticket are kept. A code is used once; the ticket that it is changed for is taken once. Used
-- codes stay for a while, so that the page that says so may be framed too.
create table iframe_codes (
  code_hash text constraint iframe_codes_pkey primary key,
  partner_id uuid not null,
  account_id uuid not null,
  group_id uuid not null,
  course_id uuid not null,
  parent_origin text not null,
  created_on timestamptz not null default now(),
  expires_on timestamptz not null,
  used_on timestamptz,
  ticket_hash text constraint iframe_codes_ticket_unique unique,
  taken_on timestamptz,
  constraint iframe_codes_used_known check ((used_on is null) = (ticket_hash is null) and (taken_on is null or used_on is not null)),
  constraint iframe_codes_partner_fkey foreign key (partner_id) references partners (id),
  constraint iframe_codes_account_fkey foreign key (account_id) references identity_accounts (id) on delete cascade,
  constraint iframe_codes_group_fkey foreign key (group_id) references groups (id),
  constraint iframe_codes_course_fkey foreign key (course_id) references courses (id)
);
create index iframe_codes_age_index on iframe_codes (created_on);
create index iframe_codes_account_index on iframe_codes (account_id);

-- A partner acts under its own name.
alter table audit_log
  drop constraint audit_log_actor_known,
  add constraint audit_log_actor_known check (actor_type in ('USER', 'ACCOUNT', 'PARTNER', 'VISITOR', 'PROGRAM'));
