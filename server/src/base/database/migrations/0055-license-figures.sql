-- What is counted over the learners of a license, once a night; it can be counted again at any time. gain is in points
-- of percent, null while too few learners make it up.
create table license_figures (
  license_id uuid constraint license_figures_pkey primary key,
  counted_on date not null,
  learners integer not null,
  active integer not null,
  active_before integer not null,
  gain double precision,
  gain_learners integer not null,
  constraint license_figures_license_fkey foreign key (license_id) references licenses (id)
);

-- An address at which one person can fetch the worklist of renewals as a spreadsheet once; only its hash is kept.
create table renewal_exports (
  address_hash text constraint renewal_exports_pkey primary key,
  user_id uuid not null,
  asked jsonb not null,
  expires_on timestamptz not null,
  constraint renewal_exports_user_fkey foreign key (user_id) references users (id)
);
create index renewal_exports_expiry_index on renewal_exports (expires_on);
