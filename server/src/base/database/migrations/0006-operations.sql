-- What the server needs to keep its promises.

-- The first answer to a keyed mutation, repeated for 24 hours to whoever sends the same key again.
create table idempotency_keys (
  user_id uuid not null,
  operation text not null,
  key uuid not null,
  request_hash text not null,
  response jsonb,
  created_on timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, operation, key),
  constraint idempotency_keys_user_fkey foreign key (user_id) references users (id)
);
create index idempotency_keys_age_index on idempotency_keys (created_on);

-- Who did what to what. Rows are only ever added; each carries the hash of the one before it.
create table audit_log (
  id bigint constraint audit_log_pkey primary key,
  at timestamptz not null default clock_timestamp(),
  user_id uuid,
  action text not null,
  object_type text not null,
  object_id text not null,
  details jsonb not null default '{}',
  ip text,
  request_id text,
  previous_hash text not null,
  hash text not null
);
create index audit_log_object_index on audit_log (object_type, object_id);

create function audit_hash(entry audit_log) returns text language sql immutable as $$
  select encode(sha256(convert_to(concat_ws('|', entry.previous_hash, entry.id, extract(epoch from entry.at), entry.user_id,
    entry.action, entry.object_type, entry.object_id, entry.details, entry.ip, entry.request_id), 'UTF8')), 'hex')
$$;

create function chain_audit_log() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  -- The number is taken after the lock, so that the chain runs in the order of the numbers.
  select id + 1, hash into new.id, new.previous_hash from audit_log order by id desc limit 1;
  new.id := coalesce(new.id, 1);
  new.previous_hash := coalesce(new.previous_hash, '');
  new.hash := audit_hash(new);
  return new;
end
$$;
create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit_log();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each statement execute function refuse_change();

create table mail_outbox (
  id uuid constraint mail_outbox_pkey primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text not null,
  tries integer not null default 0,
  last_error text,
  created_on timestamptz not null default now(),
  sent_on timestamptz,
  constraint mail_outbox_one_line check (recipient !~ '[\r\n]' and subject !~ '[\r\n]')
);
create index mail_outbox_unsent_index on mail_outbox (created_on) where sent_on is null;

create table rate_limits (
  key text constraint rate_limits_pkey primary key,
  points integer not null default 0,
  expire bigint
);

-- What the importer made, so that the same folder imported again finds its items.
create table import_items (
  source text not null,
  path text not null,
  item_type text not null,
  item_id uuid not null,
  content_hash text not null,
  imported_on timestamptz not null default now(),
  constraint import_items_pkey primary key (source, path)
);
