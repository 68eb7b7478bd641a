-- Who could not join a group though the key was right, the last try of each. Forgotten after 7 days.
create table refused_joins (
  group_id uuid not null,
  user_id uuid not null,
  reason text not null,
  refused_on timestamptz not null default now(),
  constraint refused_joins_pkey primary key (group_id, user_id),
  constraint refused_joins_reason_known check (reason in ('FULL', 'CLOSED', 'ENDED', 'LICENSE', 'REMOVED')),
  constraint refused_joins_group_fkey foreign key (group_id) references groups (id),
  constraint refused_joins_user_fkey foreign key (user_id) references users (id)
);
create index refused_joins_age_index on refused_joins (refused_on);
