-- Which invitations a file with people has made, so that they can be taken back as one. Forgotten after 7 days.
create table people_imports (
  id uuid constraint people_imports_pkey primary key default gen_random_uuid(),
  institution_id uuid not null,
  invitations jsonb not null,
  created_on timestamptz not null default now(),
  created_by uuid not null,
  undone_on timestamptz,
  constraint people_imports_institution_fkey foreign key (institution_id) references institutions (id),
  constraint people_imports_created_by_fkey foreign key (created_by) references users (id)
);
create index people_imports_institution_index on people_imports (institution_id, created_on);
create index people_imports_age_index on people_imports (created_on);
