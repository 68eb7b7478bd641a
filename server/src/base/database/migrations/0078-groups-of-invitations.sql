-- The group of its institution that whoever accepts an invitation joins, if any.
alter table groups add constraint groups_of_institution unique (id, institution_id);
alter table invitations
  add column group_id uuid,
  add constraint invitations_group_fkey foreign key (group_id, institution_id)
    references groups (id, institution_id) on delete set null (group_id);
create index invitations_group_index on invitations (group_id) where group_id is not null;
