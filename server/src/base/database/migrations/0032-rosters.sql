-- Addresses that a roster names and the institution does not know. They hold no place; whoever signs in with such an
-- address, verified, joins the group.
create table awaited_members (
  group_id uuid not null,
  email text not null,
  id uuid not null default gen_random_uuid() constraint awaited_members_id_unique unique,
  first_name text not null,
  last_name text not null,
  created_on timestamptz not null default now(),
  created_by uuid not null,
  constraint awaited_members_pkey primary key (group_id, email),
  constraint awaited_members_email_lower check (email = lower(email) and length(email) <= 254),
  constraint awaited_members_names_length check (length(first_name) <= 200 and length(last_name) <= 200),
  constraint awaited_members_group_fkey foreign key (group_id) references groups (id),
  constraint awaited_members_created_by_fkey foreign key (created_by) references users (id)
);
create index awaited_members_email_index on awaited_members (email);

-- Who belongs to a group is awaited there no longer, however they came.
create function await_no_longer() returns trigger language plpgsql as $$
begin
  delete from awaited_members a using users u
    where a.group_id = new.group_id and u.id = new.user_id and u.email_verified and a.email = u.email;
  return null;
end
$$;
create trigger group_members_await_no_longer
  after insert or update of deleted_on on group_members
  for each row when (new.deleted_on is null) execute function await_no_longer();

-- What an import did, so that it can be undone as one: the memberships that it touched as they were before, who moved
-- with which attempts, and who is awaited since. Forgotten after 7 days.
create table roster_imports (
  id uuid constraint roster_imports_pkey primary key default gen_random_uuid(),
  group_id uuid not null,
  changes jsonb not null,
  created_on timestamptz not null default now(),
  created_by uuid not null,
  undone_on timestamptz,
  constraint roster_imports_group_fkey foreign key (group_id) references groups (id),
  constraint roster_imports_created_by_fkey foreign key (created_by) references users (id)
);
create index roster_imports_group_index on roster_imports (group_id, created_on);
create index roster_imports_age_index on roster_imports (created_on);
