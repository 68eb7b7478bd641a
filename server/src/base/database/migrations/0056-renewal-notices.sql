-- Whom the mails about renewals of an institution go to; both are switched off and on at once.
alter table institutions add column mails_sales boolean not null default true,
  add column mails_administrators boolean not null default true;

-- What somebody was told of a license, once in each of its terms.
create table license_notices (
  license_id uuid not null,
  term integer not null,
  user_id uuid not null,
  step text not null,
  told_on timestamptz not null default now(),
  constraint license_notices_pkey primary key (license_id, term, user_id, step),
  constraint license_notices_step_known check (step in ('DAYS_90', 'DAYS_30', 'DAYS_7', 'SEATS_TAKEN')),
  constraint license_notices_license_fkey foreign key (license_id) references licenses (id),
  constraint license_notices_user_fkey foreign key (user_id) references users (id)
);

-- The day on which somebody was told last; there is one mail a day.
create table renewal_digests (
  user_id uuid constraint renewal_digests_pkey primary key,
  last_on date not null,
  constraint renewal_digests_user_fkey foreign key (user_id) references users (id)
);
