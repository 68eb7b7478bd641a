-- What the heads of columns meant in files that were imported, for the next one: of people for their institution, of
-- institutions (which have none) for everybody who sells. A column that was not read has no name.
create table file_heads (
  institution_id uuid,
  head text not null,
  name text,
  kept_on timestamptz not null default now(),
  constraint file_heads_unique unique nulls not distinct (institution_id, head),
  constraint file_heads_head_length check (length(head) between 1 and 200),
  constraint file_heads_name_length check (length(name) between 1 and 40),
  constraint file_heads_institution_fkey foreign key (institution_id) references institutions (id)
);
