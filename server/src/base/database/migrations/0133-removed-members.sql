-- The members who were removed from an institution, the latest first: found among a million who were not.
create index institution_members_removed_index on institution_members (institution_id, deleted_on, id)
  where deleted_on is not null;
