-- The invitations of an institution, the newest first.
create index invitations_list_index on invitations (institution_id, created_on desc, id desc) where withdrawn_on is null;
