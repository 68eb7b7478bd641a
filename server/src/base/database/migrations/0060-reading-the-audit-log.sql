-- The audit log is read: newest first, by who did it, by what it was done to and by what was done. An entry that took
-- another of its chain back names it, and each is taken back once.
drop index audit_log_object_index;
create index audit_log_object_index on audit_log (object_id, at);
create index audit_log_at_index on audit_log (at, chain, chain_id, number);
create index audit_log_actor_index on audit_log (actor_id, at) where actor_id is not null;
create index audit_log_action_index on audit_log (action, at);
create unique index audit_log_undone_once on audit_log (chain, chain_id, ((details ->> 'undoes_entry')::bigint))
  where details ? 'undoes_entry';

-- Adds an entry and gives its number; nobody but the functions below may call it. From here to the end of the transaction
-- others of the same chain wait. Its moment is that of its place in the chain, unless one is given.
create function add_audit_entry(
  moment timestamptz, of_chain text, of_chain_id uuid, by_type text, by_id uuid, what text, of_type text, of_id text,
  details jsonb, facts jsonb, address text, request_id text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry audit_log;
  beside audit_personal;
begin
  insert into audit_chains as head (chain, chain_id, entries, hash) values (of_chain, of_chain_id, 1, '')
    on conflict (chain, chain_id) do update set entries = head.entries + 1
    returning head.entries, head.hash into entry.number, entry.previous_hash;
  beside := (of_chain, of_chain_id, entry.number, gen_random_uuid(), address, facts);
  entry.chain := of_chain;
  entry.chain_id := of_chain_id;
  entry.at := coalesce(moment, clock_timestamp());
  entry.actor_type := by_type;
  entry.actor_id := by_id;
  entry.action := what;
  entry.object_type := of_type;
  entry.object_id := of_id;
  entry.details := details;
  entry.request_id := request_id;
  entry.personal_hash := audit_personal_hash(beside);
  entry.hash := audit_hash(entry);
  insert into audit_log values (entry.*);
  insert into audit_personal values (beside.*);
  update audit_chains set hash = entry.hash where chain = of_chain and chain_id = of_chain_id;
  return entry.number;
end
$$;
revoke execute on function add_audit_entry from public;

drop function write_audit(text, uuid, text, uuid, text, text, text, jsonb, jsonb, text, text);
-- The only way to add an entry. It runs with the rights of the tables' owner, so that whoever calls it needs none on them.
create function write_audit(
  of_chain text, of_chain_id uuid, by_type text, by_id uuid, what text, of_type text, of_id text,
  details jsonb, facts jsonb, address text, request_id text
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return add_audit_entry(null, of_chain, of_chain_id, by_type, by_id, what, of_type, of_id, details, facts, address, request_id);
end
$$;

-- What had happened in a school that is just being made, as the demo school is: an entry with a moment of the past. It
-- refuses as soon as there is anybody whom another transaction has entered.
create function write_history(
  moment timestamptz, of_chain text, of_chain_id uuid, by_type text, by_id uuid, what text, of_type text, of_id text,
  details jsonb, facts jsonb
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if moment > now() or exists (select from users where xmin <> pg_current_xact_id()::xid) then
    raise exception 'only a school that is being made has a history to be written';
  end if;
  return add_audit_entry(moment, of_chain, of_chain_id, by_type, by_id, what, of_type, of_id, details, facts, null, null);
end
$$;

-- Addresses at which entries of the audit log can be fetched as a file, once and by the person who asked for them. Only
-- the hash of an address is kept.
create table audit_exports (
  address_hash text constraint audit_exports_pkey primary key,
  user_id uuid not null,
  -- Which entries, as the list of them was asked.
  asked jsonb not null,
  expires_on timestamptz not null,
  constraint audit_exports_user_fkey foreign key (user_id) references users (id)
);
create index audit_exports_expiry_index on audit_exports (expires_on);
