-- The institutions that were deleted lately are listed, the last one first.
create index institutions_deleted_index on institutions (deleted_on, id) where deleted_on is not null;
