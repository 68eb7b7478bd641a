-- The grants of sessions that a partner's page has begun: what they may see is bound to the partner's institution, and
-- they end with the partner. A grant lives a day.
create table partner_grants (
  grant_id text constraint partner_grants_pkey primary key,
  partner_id uuid not null,
  created_on timestamptz not null default now(),
  constraint partner_grants_partner_fkey foreign key (partner_id) references partners (id)
);
create index partner_grants_partner_index on partner_grants (partner_id);
create index partner_grants_age_index on partner_grants (created_on);

-- Sessions in frames that began before this are bound to nothing: they end, and the next visit begins anew.
with unbound as (
  select distinct grant_id from identity_records
  where grant_id is not null and kind in ('RefreshToken', 'AuthorizationCode') and payload -> 'amr' ? 'otp'
), gone as (
  delete from identity_records r using unbound u
  where r.grant_id = u.grant_id or r.kind = 'Grant' and r.id = u.grant_id
)
insert into identity_revocations (grant_id, expires_on)
select grant_id, now() + interval '11 minutes' from unbound
on conflict (grant_id) do nothing;
