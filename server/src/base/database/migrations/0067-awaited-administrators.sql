-- Addresses that an operator of this machine has named: who first signs in with one, verified, becomes a system
-- administrator. They await that for a few days only, since an address may be mistyped.
create table awaited_administrators (
  email text constraint awaited_administrators_pkey primary key,
  expires_on timestamptz not null,
  constraint awaited_administrators_email_lower check (email = lower(email) and length(email) <= 320)
);
