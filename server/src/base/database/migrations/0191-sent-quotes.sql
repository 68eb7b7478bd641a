-- A quote is a draft of those who sell until it is sent. Each sending keeps what its paper says beside the license: a number
-- that the database counts and gives only once, its day, how long it holds, the tax, and who sold it then.
create table sent_quotes (
  license_id uuid not null,
  serial integer not null generated always as identity,
  number text not null generated always as ('Q-' ||
    extract(year from made_on)::integer::text || '-' || lpad(serial::text, greatest(5, length(serial::text)), '0')) stored,
  made_on date not null,
  valid_until date not null,
  tax_rate numeric(5, 2),
  seller text,
  sent_on timestamptz not null default now(),
  sent_by uuid,
  constraint sent_quotes_pkey primary key (license_id, serial),
  constraint sent_quotes_number_unique unique (number),
  constraint sent_quotes_valid_when_made check (valid_until >= made_on),
  constraint sent_quotes_tax_rate_known check (tax_rate between 0 and 100),
  constraint sent_quotes_license_fkey foreign key (license_id) references licenses (id),
  constraint sent_quotes_sent_by_fkey foreign key (sent_by) references users (id)
);

-- Until now institutions have seen each quote from its first day on: they go on seeing it.
insert into sent_quotes (license_id, made_on, valid_until, sent_on, sent_by)
  select l.id, (l.created_on at time zone i.time_zone)::date,
    greatest((l.created_on at time zone i.time_zone)::date, today(i.time_zone)) + 30, l.created_on, l.created_by
  from licenses l join institutions i on i.id = l.institution_id
  where l.activation_date is null order by l.created_on, l.id;
