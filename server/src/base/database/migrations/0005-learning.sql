-- What learners write. Every table begins with its group, so that it can be distributed by group.

create type exercise_type as enum ('STUDY_PROJECT', 'BENCHMARK', 'SUMMARY');
create type attempt_state as enum ('STARTED', 'SUBMITTED');

-- One sitting: a study project, or the benchmarks or summaries of one or all levels of a course.
--   questions  what is asked, in order: [{question_id, version_id, exercise_id, lesson_id, level, order}]
--   progress   what was done, by question id: {answer, seconds, incorrect_count, last_result, first_try, order}
-- Deadlines come from this database's clock. revision counts every change, so that a stale writer is noticed.
create table attempts (
  group_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  course_id uuid not null,
  type exercise_type not null,
  study_project_id uuid,
  level smallint,
  state attempt_state not null default 'STARTED',
  revision integer not null default 0,
  question_index integer not null default 0,
  questions jsonb not null,
  progress jsonb not null default '{}',
  time_limit integer,
  started_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  deadline timestamptz,
  submitted_at timestamptz,
  submitted_by text,
  constraint attempts_pkey primary key (group_id, id),
  constraint attempts_study_project_named check ((type = 'STUDY_PROJECT') = (study_project_id is not null)),
  constraint attempts_level_range check (level between 1 and 4),
  constraint attempts_submitted_whole check ((state = 'SUBMITTED') = (submitted_at is not null) and (submitted_at is null) = (submitted_by is null)),
  constraint attempts_submitted_by_known check (submitted_by in ('LEARNER', 'TIMER')),
  constraint attempts_in_time check (submitted_at <= deadline + interval '30 seconds' or submitted_by = 'TIMER'),
  constraint attempts_member_fkey foreign key (group_id, user_id) references group_members (group_id, user_id),
  constraint attempts_course_fkey foreign key (course_id) references courses (id),
  constraint attempts_study_project_fkey foreign key (study_project_id) references study_projects (id)
) with (fillfactor = 70);
create index attempts_overdue_index on attempts (deadline) where state = 'STARTED' and deadline is not null;

-- One row per exercise and attempt: open while completed_on is null, then the result. The history keeps every row.
create table exercise_results (
  group_id uuid not null,
  user_id uuid not null,
  attempt_id uuid not null,
  type exercise_type not null,
  study_project_id uuid,
  benchmark_id uuid,
  summary_id uuid,
  exercise_id uuid not null generated always as (coalesce(study_project_id, benchmark_id, summary_id)) stored,
  attempt integer not null,
  is_latest boolean not null default false,
  total_questions integer not null,
  questions_done integer not null default 0,
  corrects integer not null default 0,
  incorrects integer not null default 0,
  first_try_corrects integer not null default 0,
  seconds_spent integer not null default 0,
  started_on timestamptz not null default now(),
  completed_on timestamptz,
  constraint exercise_results_pkey primary key (group_id, user_id, exercise_id, attempt),
  constraint exercise_results_one_exercise check (num_nonnulls(study_project_id, benchmark_id, summary_id) = 1),
  constraint exercise_results_type_fits check (
    (type = 'STUDY_PROJECT') = (study_project_id is not null) and (type = 'BENCHMARK') = (benchmark_id is not null)
  ),
  constraint exercise_results_attempt_positive check (attempt >= 1),
  constraint exercise_results_latest_is_complete check (not is_latest or completed_on is not null),
  constraint exercise_results_counts check (
    corrects >= 0 and incorrects >= 0 and first_try_corrects between 0 and corrects and seconds_spent >= 0
    and (completed_on is null or corrects + incorrects = total_questions)
  ),
  constraint exercise_results_attempt_fkey foreign key (group_id, attempt_id) references attempts (group_id, id),
  constraint exercise_results_member_fkey foreign key (group_id, user_id) references group_members (group_id, user_id),
  constraint exercise_results_study_project_fkey foreign key (study_project_id) references study_projects (id),
  constraint exercise_results_benchmark_fkey foreign key (benchmark_id) references benchmarks (id),
  constraint exercise_results_summary_fkey foreign key (summary_id) references summaries (id)
);
create unique index exercise_results_one_latest on exercise_results (group_id, user_id, exercise_id) where is_latest;
create unique index exercise_results_one_open on exercise_results (group_id, user_id, exercise_id) where completed_on is null;
create index exercise_results_exercise_index on exercise_results (group_id, exercise_id) where is_latest;

-- One graded answer of one attempt. result is true where the question was solved within its tries.
create table answer_records (
  group_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  user_id uuid not null,
  version_id uuid not null,
  exercise_id uuid not null,
  result boolean not null,
  first_try boolean not null,
  tries smallint not null,
  answer jsonb,
  seconds_spent integer not null default 0,
  created_on timestamptz not null default now(),
  constraint answer_records_pkey primary key (group_id, attempt_id, question_id),
  constraint answer_records_tries_range check (tries between 0 and 2),
  constraint answer_records_first_try_is_right check (not first_try or result),
  constraint answer_records_seconds_range check (seconds_spent between 0 and 1800),
  constraint answer_records_attempt_fkey foreign key (group_id, attempt_id) references attempts (group_id, id),
  constraint answer_records_version_fkey foreign key (version_id) references question_versions (id)
);

-- One more attempt that an instructor has allowed; used once.
create table attempt_permissions (
  id uuid constraint attempt_permissions_pkey primary key default gen_random_uuid(),
  group_id uuid not null,
  user_id uuid not null,
  benchmark_id uuid,
  summary_id uuid,
  reason text not null,
  granted_by uuid not null,
  granted_on timestamptz not null default now(),
  used_by_attempt uuid,
  constraint attempt_permissions_one_assessment check (num_nonnulls(benchmark_id, summary_id) = 1),
  constraint attempt_permissions_reason_given check (length(reason) between 1 and 1000),
  constraint attempt_permissions_member_fkey foreign key (group_id, user_id) references group_members (group_id, user_id),
  constraint attempt_permissions_benchmark_fkey foreign key (benchmark_id) references benchmarks (id),
  constraint attempt_permissions_summary_fkey foreign key (summary_id) references summaries (id),
  constraint attempt_permissions_granted_by_fkey foreign key (granted_by) references users (id),
  constraint attempt_permissions_attempt_fkey foreign key (group_id, used_by_attempt) references attempts (group_id, id)
);
create unique index attempt_permissions_one_unused on attempt_permissions (group_id, user_id, coalesce(benchmark_id, summary_id))
  where used_by_attempt is null;
create index attempts_open_index on attempts (group_id, user_id) where state = 'STARTED';
