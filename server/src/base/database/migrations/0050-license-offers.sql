-- Renewals and enlargements are offered beside the license that runs. The database counts the numbers of offers, and
-- gives none twice; a call that fails leaves a gap. An offer keeps what the license said when it was made.

create table license_offers (
  id uuid constraint license_offers_pkey primary key default gen_random_uuid(),
  license_id uuid not null,
  serial integer not null generated always as identity,
  number text not null generated always as (
    extract(year from made_on)::integer::text || '-' || lpad(serial::text, greatest(5, length(serial::text)), '0')) stored,
  kind text not null,
  made_on date not null,
  valid_until date not null,
  expiry_date date,
  max_users integer not null,
  price numeric(12, 2),
  currency text,
  notes text,
  of_max_users integer not null,
  of_expiry_date date not null,
  version integer not null default 1,
  created_on timestamptz not null default now(),
  created_by uuid,
  applied_on timestamptz,
  applied_by uuid,
  withdrawn_on timestamptz,
  withdrawn_by uuid,
  constraint license_offers_number_unique unique (number),
  constraint license_offers_kind_known check (kind in ('RENEWAL', 'ENLARGEMENT')),
  constraint license_offers_renewal_ends check ((kind = 'RENEWAL') = (expiry_date is not null)),
  constraint license_offers_valid_when_made check (valid_until >= made_on),
  constraint license_offers_one_end check (num_nonnulls(applied_on, withdrawn_on) <= 1),
  constraint license_offers_max_users_positive check (max_users > 0),
  constraint license_offers_price_positive check (price >= 0),
  constraint license_offers_price_in_currency check (price is null or currency is not null),
  constraint license_offers_currency_code check (currency ~ '^[A-Z]{3}$'),
  constraint license_offers_notes_length check (length(notes) <= 2000),
  constraint license_offers_license_fkey foreign key (license_id) references licenses (id),
  constraint license_offers_created_by_fkey foreign key (created_by) references users (id),
  constraint license_offers_applied_by_fkey foreign key (applied_by) references users (id),
  constraint license_offers_withdrawn_by_fkey foreign key (withdrawn_by) references users (id)
);
create index license_offers_license_index on license_offers (license_id, serial);

-- The products that the license had when the offer was made, and those that the offer adds.
create table license_offer_products (
  offer_id uuid not null,
  product_id uuid not null,
  added boolean not null,
  constraint license_offer_products_pkey primary key (offer_id, product_id),
  constraint license_offer_products_offer_fkey foreign key (offer_id) references license_offers (id),
  constraint license_offer_products_product_fkey foreign key (product_id) references products (id)
);
create index license_offer_products_product_index on license_offer_products (product_id);
