-- What begins a term of a license (its activation, a renewal) can be taken back: each term keeps what the license said
-- before and after, the offer that was applied and the groups that were extended, until it is undone.

create table license_terms (
  license_id uuid not null,
  term integer not null,
  begun_on timestamptz not null default now(),
  before jsonb not null,
  after jsonb not null,
  last_renewed timestamptz,
  offer_id uuid,
  constraint license_terms_pkey primary key (license_id, term),
  constraint license_terms_license_fkey foreign key (license_id) references licenses (id),
  constraint license_terms_offer_fkey foreign key (offer_id) references license_offers (id)
);

-- A group that a renewal extended: its last day before, its version and its last entry in the ledger of seats after.
create table extended_groups (
  license_id uuid not null,
  term integer not null,
  group_id uuid not null,
  end_date date not null,
  version integer not null,
  entry bigint not null,
  constraint extended_groups_pkey primary key (license_id, term, group_id),
  constraint extended_groups_term_fkey foreign key (license_id, term) references license_terms (license_id, term) on delete cascade,
  constraint extended_groups_group_fkey foreign key (group_id) references groups (id)
);

-- What a license says, as its terms keep it.
create function license_facts(l licenses) returns jsonb language sql stable as $$
  select jsonb_build_object('name', l.name, 'max_users', l.max_users, 'products', (
      select coalesce(jsonb_agg(lp.product_id order by lp.product_id), '[]') from license_products lp where lp.license_id = l.id),
    'is_gmetrix', l.is_gmetrix, 'purchase_order', l.purchase_order, 'price', l.price::text, 'currency', l.currency, 'notes', l.notes,
    'activation_date', l.activation_date, 'expiry_date', l.expiry_date)
$$;

alter table seat_entries drop constraint seat_entries_act_known, add constraint seat_entries_act_known check (act in (
  'OPENING', 'LICENSE_BOUGHT', 'LICENSE_CHANGED', 'LICENSE_RENEWED', 'ACTIVATION_UNDONE', 'RENEWAL_UNDONE',
  'GROUP_OPENED', 'GROUP_CHANGED', 'GROUP_ENDED', 'GROUP_REOPENED', 'GROUP_DELETED', 'GROUP_RESTORED',
  'LEARNER_JOINED', 'LEARNER_LEFT'));

-- A renewal begins a term: what is due ends in the old one, and what groups that ended in it still held is free. Undone,
-- groups that ended since have ended in the old one, and those that had ended in it hold again what their learners took.
create or replace function keep_license_seats() returns trigger language plpgsql as $$
declare
  before integer := 0;
  now_bought integer := case when new.activation_date is null then 0 else new.max_users end;
  act text := 'LICENSE_BOUGHT';
  day date := (select today(time_zone) from institutions where id = new.institution_id);
  begins integer := 0;
  ended groups;
begin
  if tg_op = 'UPDATE' then
    before := case when old.activation_date is null then 0 else old.max_users end;
    begins := new.total_renewals - old.total_renewals;
    if begins > 0 then act := 'LICENSE_RENEWED';
    elsif begins < 0 then act := 'RENEWAL_UNDONE';
    elsif old.activation_date is not null and new.activation_date is null then act := 'ACTIVATION_UNDONE';
    elsif old.activation_date is not null then act := 'LICENSE_CHANGED';
    end if;
  end if;
  if begins <> 0 then
    perform settle_seats(new.id, old.total_renewals);
  end if;
  if now_bought <> before or begins <> 0 then
    perform write_seats(new.id, null, new.total_renewals, null, 'BOUGHT', act, now_bought - before, day);
  end if;
  if begins < 0 then
    update groups set ended_term = new.total_renewals where license_id = new.id and ended_term > new.total_renewals;
  end if;
  if begins <> 0 then
    for ended in
      select * from groups where license_id = new.id and ended_term = least(old.total_renewals, new.total_renewals)
      order by end_date, id
    loop
      perform hold_places(ended, new.total_renewals, act, day);
    end loop;
  end if;
  return null;
end
$$;
