-- The follow-ups of an institution in the order of their list, and those of a person by the day they are due.
drop index follow_ups_institution_index;
create index follow_ups_list_index on follow_ups (institution_id, ((done_on is not null)::int),
  (case when done_on is null then due_on - date '2000-01-01' else -extract(epoch from done_on at time zone 'UTC') end), id)
  where deleted_on is null;
create index follow_ups_assignee_index on follow_ups (assignee_id, due_on, id) where done_on is null and deleted_on is null;

-- People without an institution are counted from the index alone: who works for all institutions is left out by the role.
drop index users_without_institution_index;
create index users_without_institution_index on users (last_name, first_name, id) include (role)
  where deleted_on is null and institutions = 0;
