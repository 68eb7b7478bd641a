-- Which institutions a file has made, so that they can be taken back as one. Forgotten after 7 days.
create table institution_imports (
  id uuid constraint institution_imports_pkey primary key default gen_random_uuid(),
  institutions uuid[] not null,
  created_on timestamptz not null default now(),
  created_by uuid not null,
  undone_on timestamptz,
  constraint institution_imports_created_by_fkey foreign key (created_by) references users (id)
);
create index institution_imports_created_by_index on institution_imports (created_by, created_on);
create index institution_imports_age_index on institution_imports (created_on);
