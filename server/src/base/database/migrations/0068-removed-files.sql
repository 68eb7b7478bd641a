-- Files of the media library that nothing names any more. They lie in the store until the backup has ended that was reading
-- it when they were deleted.
create table removed_files (
  name text constraint removed_files_pkey primary key,
  removed_on timestamptz not null default now()
);
