-- What authors say to each other about an item of content. Learners read none of it.
create table content_comments (
  id uuid constraint content_comments_pkey primary key,
  -- In the order in which they were written.
  number integer generated always as identity constraint content_comments_number_unique unique,
  item_id uuid not null,
  kind text not null,
  comment text not null,
  created_by uuid not null constraint content_comments_created_by_fkey references users,
  created_on timestamptz not null default now(),
  resolved_by uuid constraint content_comments_resolved_by_fkey references users,
  resolved_on timestamptz,
  constraint content_comments_comment_length check (length(comment) between 1 and 4000)
);
create index content_comments_item_index on content_comments (item_id, number);

-- What whoever sent a change back has written for its author; null where it was thrown away without a word.
alter table waiting_changes add column note text constraint waiting_changes_note_length check (length(note) between 1 and 4000);
-- Whether what was sent back has become a working copy of its author.
alter table waiting_changes add column copied boolean not null default false;

-- The change that was sent back, while nothing was typed upon it: `data` is what the item would have said.
alter table working_copies add column sent_back uuid;
