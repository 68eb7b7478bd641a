-- What became of the work that the server does by itself.

-- The last run of each job, and whether somebody has asked for another one. `found` counts what a job has found wrong.
create table job_runs (
  job text constraint job_runs_pkey primary key,
  started_on timestamptz,
  ended_on timestamptz,
  succeeded_on timestamptz,
  found integer,
  failure text,
  wanted_on timestamptz
);

-- Each backup of a night: made, restored aside and compared, or why not.
create table backup_runs (
  id uuid constraint backup_runs_pkey primary key default gen_random_uuid(),
  started_on timestamptz not null,
  ended_on timestamptz not null default now(),
  outcome text not null,
  file text,
  bytes bigint,
  rows bigint,
  files integer,
  missing_files integer,
  gradebooks integer,
  failure text,
  constraint backup_runs_outcome_known check (outcome in ('VERIFIED', 'MADE', 'FAILED')),
  constraint backup_runs_failure_known check ((outcome = 'VERIFIED') = (failure is null))
);
create index backup_runs_ended_index on backup_runs (ended_on);

-- Mails of today are counted, and those that have not gone out are listed.
create index mail_outbox_sent_index on mail_outbox (sent_on) where sent_on is not null;
create index mail_outbox_unsent_index on mail_outbox (created_on, id) where sent_on is null;
