-- Questions that free mode asks and no assessment of a group does.
alter table questions
  add column is_free_sample boolean not null default false,
  add constraint questions_sample_in_benchmark check (not is_free_sample or benchmark_id is not null);
comment on column questions.is_free_sample is 'open';

-- Sheets of free benchmarks without samples, counted by hash for one day. A day goes with all that was counted on it.
create table free_sheet_days (
  day date constraint free_sheet_days_pkey primary key,
  salt uuid not null default gen_random_uuid()
);
create table free_sheet_counts (
  day date not null,
  hash bytea not null,
  sheets smallint not null,
  constraint free_sheet_counts_pkey primary key (day, hash),
  constraint free_sheet_counts_day_fkey foreign key (day) references free_sheet_days (day) on delete cascade
);
-- With which answers sheets were given back, so that none is given back again with others while its ticket holds.
create table free_sheets (
  id uuid constraint free_sheets_pkey primary key,
  answers bytea not null,
  given_on timestamptz not null default now()
);
create index free_sheets_given_index on free_sheets (given_on);
