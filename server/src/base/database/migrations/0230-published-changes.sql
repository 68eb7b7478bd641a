-- What waited and a change set has shown to learners, so that it waits again where the change set is taken back.
create table published_changes (
  change_set_id uuid not null constraint published_changes_set_fkey references change_sets,
  item_id uuid not null,
  -- The row of waiting_changes, as it was.
  change jsonb not null,
  constraint published_changes_pkey primary key (change_set_id, item_id)
);
