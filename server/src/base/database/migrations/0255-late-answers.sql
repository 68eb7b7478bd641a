-- When the page of a sitting asked last what time it has: who thinks is told from who has lost the line.
alter table attempts add column heard_at timestamptz;

-- Answers that arrived after the deadline and its grace, beside the sitting, until the main instructor takes or leaves
-- them. What they take the place of is kept, so that the decision can be changed.
create table late_answers (
  group_id uuid not null,
  attempt_id uuid not null,
  answers jsonb not null,
  earlier jsonb not null,
  corrects_before smallint not null,
  corrects_after smallint not null,
  entered_at timestamptz not null,
  sent_at timestamptz not null,
  arrived_at timestamptz not null default clock_timestamp(),
  taken boolean,
  decided_by uuid,
  decided_at timestamptz,
  constraint late_answers_pkey primary key (group_id, attempt_id),
  constraint late_answers_attempt_fkey foreign key (group_id, attempt_id) references attempts (group_id, id)
    on update cascade on delete cascade,
  constraint late_answers_decided_by_fkey foreign key (decided_by) references users (id),
  constraint late_answers_decided_whole check ((taken is null) = (decided_at is null) and (taken is null) = (decided_by is null))
);
create index late_answers_decided_by_index on late_answers (decided_by) where decided_by is not null;
