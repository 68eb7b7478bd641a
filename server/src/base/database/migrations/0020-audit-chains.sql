-- Who did what to what: one chain of entries for each institution, person and product, so that no act of one school waits
-- for another. Entries are only ever added; each carries the hash of the one before it. What identifies a person (names,
-- mail addresses, addresses on the network) lies beside the chain, which holds a salted hash of it: a change of it is
-- noticed, and it can be erased while the chain stays whole.
-- Nothing was ever written to the table that this one replaces.
drop function audit_hash(audit_log);
drop table audit_log;
drop function chain_audit_log();

create table audit_log (
  chain text not null,
  chain_id uuid not null,
  number bigint not null,
  at timestamptz not null,
  actor_type text not null,
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id text not null,
  details jsonb not null,
  personal_hash text not null,
  request_id text,
  previous_hash text not null,
  hash text not null,
  constraint audit_log_pkey primary key (chain, chain_id, number),
  constraint audit_log_chain_known check (chain in ('INSTITUTION', 'PERSON', 'PRODUCT')),
  constraint audit_log_actor_known check (actor_type in ('USER', 'ACCOUNT', 'VISITOR', 'PROGRAM')),
  constraint audit_log_actor_named check ((actor_id is null) = (actor_type in ('VISITOR', 'PROGRAM')))
);
create index audit_log_object_index on audit_log (object_type, object_id);

-- The end of each chain, so that entries cannot be cut off there.
create table audit_chains (
  chain text not null,
  chain_id uuid not null,
  entries bigint not null,
  hash text not null,
  constraint audit_chains_pkey primary key (chain, chain_id)
);

create table audit_personal (
  chain text not null,
  chain_id uuid not null,
  number bigint not null,
  salt uuid not null,
  address text,
  facts jsonb not null,
  constraint audit_personal_pkey primary key (chain, chain_id, number),
  constraint audit_personal_entry_fkey foreign key (chain, chain_id, number) references audit_log (chain, chain_id, number)
);

create function audit_hash(entry audit_log) returns text language sql stable
return encode(sha256(convert_to(jsonb_build_array(entry.chain, entry.chain_id, entry.number, extract(epoch from entry.at),
  entry.actor_type, entry.actor_id, entry.action, entry.object_type, entry.object_id, entry.details, entry.personal_hash,
  entry.request_id, entry.previous_hash)::text, 'UTF8')), 'hex');

create function audit_personal_hash(beside audit_personal) returns text language sql stable
return encode(sha256(convert_to(jsonb_build_array(beside.salt, beside.address, beside.facts)::text, 'UTF8')), 'hex');

-- The only way to add an entry. It runs with the rights of the tables' owner, so that whoever calls it needs none on them.
-- From here to the end of the transaction others of the same chain wait.
create function write_audit(
  of_chain text, of_chain_id uuid, by_type text, by_id uuid, what text, of_type text, of_id text,
  details jsonb, facts jsonb, address text, request_id text
) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
  entry.at := clock_timestamp();
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
end
$$;

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
-- What is personal may be erased, never replaced.
create trigger audit_personal_erased_only before update or truncate on audit_personal
  for each statement execute function refuse_change();
