-- What an author has typed in a form and not saved, valid or not: one row for each person and item. It is theirs alone.
create table working_copies (
  user_id uuid not null constraint working_copies_user_fkey references users on delete cascade,
  -- The item; of a form that makes one, an id that the form has made.
  item_id uuid not null,
  kind text not null,
  -- Of a form that makes an item: what that will belong to; null for a product.
  parent_id uuid,
  -- The version of the item that the form began with; null where the form makes one.
  base_version integer,
  -- What stands in the fields.
  data jsonb not null,
  -- Counts what was kept, so that two windows of one person do not write over each other in silence.
  revision integer not null default 1,
  begun_on timestamptz not null default now(),
  kept_on timestamptz not null default now(),
  constraint working_copies_pkey primary key (user_id, item_id),
  constraint working_copies_parent_of_new check (base_version is null or parent_id is null)
);
create index working_copies_item_index on working_copies (item_id);

-- Who had an item open when. A row says nothing after half a minute and goes with the next item its person opens.
create table open_items (
  item_id uuid not null,
  user_id uuid not null constraint open_items_user_fkey references users on delete cascade,
  seen_on timestamptz not null default now(),
  constraint open_items_pkey primary key (item_id, user_id)
);
create index open_items_user_index on open_items (user_id);
