-- Addresses at which a spreadsheet of a gradebook can be fetched, once and by the person who asked for it. Only the hash of
-- an address is kept.
create table gradebook_exports (
  address_hash text constraint gradebook_exports_pkey primary key,
  user_id uuid not null,
  course_id uuid not null,
  -- Null for all groups of the person that have the course.
  group_id uuid,
  expires_on timestamptz not null,
  constraint gradebook_exports_user_fkey foreign key (user_id) references users (id),
  constraint gradebook_exports_course_fkey foreign key (course_id) references courses (id),
  constraint gradebook_exports_group_fkey foreign key (group_id) references groups (id)
);
create index gradebook_exports_expiry_index on gradebook_exports (expires_on);
