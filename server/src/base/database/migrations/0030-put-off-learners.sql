-- Learners of a group whom those who teach it do not want listed as needing attention until a day; what held of them then.
create table put_off_learners (
  group_id uuid not null,
  user_id uuid not null,
  until date not null,
  rules text[] not null,
  put_off_by uuid not null,
  put_off_on timestamptz not null default now(),
  constraint put_off_learners_pkey primary key (group_id, user_id),
  constraint put_off_learners_rules_known check (rules <@ array['NOT_STARTED', 'QUIET', 'FAILED_TWICE', 'LATE_FOR_END']),
  constraint put_off_learners_member_fkey foreign key (group_id, user_id) references group_members (group_id, user_id),
  constraint put_off_learners_by_fkey foreign key (put_off_by) references users (id)
);
