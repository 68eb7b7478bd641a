-- People, and the accounts of the embedded identity provider.

create type global_role as enum (
  'USER', 'SYSTEM_ADMIN', 'TECH_SUPPORT', 'CONTENT_MANAGER', 'CONTENT_DEVELOPER', 'SALES_MANAGER',
  'CUSTOMER_SUCCESS', 'DISTRIBUTOR', 'RESELLER', 'DEVELOPER', 'PRODUCT_MANAGER', 'CENTER_ADMIN',
  'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'
);

create table users (
  id uuid constraint users_pkey primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  email_verified boolean not null default false,
  avatar text,
  role global_role not null default 'USER',
  issuer text,
  subject text,
  last_seen_on timestamptz,
  created_on timestamptz not null default now(),
  created_by uuid,
  modified_on timestamptz not null default now(),
  modified_by uuid,
  deleted_on timestamptz,
  deleted_by uuid,
  constraint users_created_by_fkey foreign key (created_by) references users (id),
  constraint users_modified_by_fkey foreign key (modified_by) references users (id),
  constraint users_deleted_by_fkey foreign key (deleted_by) references users (id),
  constraint users_names_length check (length(first_name) <= 200 and length(last_name) <= 200),
  constraint users_email_lower check (email = lower(email) and length(email) <= 320),
  constraint users_identity_whole check ((issuer is null) = (subject is null)),
  constraint users_identity_unique unique (issuer, subject)
);
create unique index users_email_unique on users (email) where deleted_on is null;
create index users_name_index on users (last_name, first_name, id) where deleted_on is null;

-- Who can sign in at the embedded provider. Its id is the subject in every token.
create table identity_accounts (
  id uuid constraint identity_accounts_pkey primary key default gen_random_uuid(),
  email text not null constraint identity_accounts_email_unique unique,
  email_verified boolean not null default false,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  is_demo boolean not null default false,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  constraint identity_accounts_email_lower check (email = lower(email)),
  constraint identity_accounts_names_length check (length(first_name) <= 200 and length(last_name) <= 200)
);

-- One-time links in mails; only their hashes are kept. One for signing up carries the account that it will make, so
-- that no account exists before its address is confirmed.
create table identity_links (
  token_hash text constraint identity_links_pkey primary key,
  purpose text not null,
  account_id uuid,
  email text,
  first_name text,
  last_name text,
  expires_on timestamptz not null,
  constraint identity_links_account_fkey foreign key (account_id) references identity_accounts (id) on delete cascade,
  constraint identity_links_purpose_known check (purpose in ('SIGN_UP', 'PASSWORD', 'EMAIL')),
  constraint identity_links_account_known check ((purpose = 'SIGN_UP') = (account_id is null)),
  constraint identity_links_email_known check ((purpose = 'PASSWORD') = (email is null)),
  constraint identity_links_names_known check ((purpose = 'SIGN_UP') = (first_name is not null and last_name is not null))
);
create index identity_links_account_index on identity_links (account_id);

-- What the provider remembers: sessions, grants, codes, refresh tokens, interactions.
create table identity_records (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_on timestamptz,
  expires_on timestamptz,
  constraint identity_records_pkey primary key (kind, id)
);
create index identity_records_grant_index on identity_records (grant_id) where grant_id is not null;
create index identity_records_uid_index on identity_records (kind, uid) where uid is not null;
create index identity_records_expiry_index on identity_records (expires_on);
create index identity_records_account_index on identity_records ((payload ->> 'accountId')) where kind in ('Session', 'Grant');

-- Private signing keys and cookie keys of the provider, made on the first start.
create table identity_keys (
  id text constraint identity_keys_pkey primary key,
  purpose text not null,
  secret jsonb not null,
  created_on timestamptz not null default now(),
  constraint identity_keys_purpose_known check (purpose in ('SIGN', 'COOKIE'))
);

-- Grants whose access tokens no longer count, kept until those tokens have expired by themselves.
create table identity_revocations (
  grant_id text constraint identity_revocations_pkey primary key,
  expires_on timestamptz not null
);
