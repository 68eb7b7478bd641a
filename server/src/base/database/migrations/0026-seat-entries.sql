-- Seats are entries: bought with a license, reserved and released by its groups, taken and left by learners. Entries are
-- only ever added, by write_seats alone, under the lock of the license and then of the group. Each carries the sums as
-- they stand with it, so that any day is the last entry up to that day: one row, however many there are.
-- domain/src/license/seats.ts says the rule; a test compares the two.

-- How often the license had been renewed when the group ended; null while the group holds its whole size.
alter table groups add column ended_term integer;
create index groups_ending_index on groups (license_id, end_date) where ended_term is null;

create table seat_entries (
  license_id uuid not null,
  number bigint not null,
  kind text not null,
  act text not null,
  group_id uuid,
  user_id uuid,
  seats integer not null,
  day date not null,
  at timestamptz not null default clock_timestamp(),
  bought integer not null,
  reserved integer not null,
  taken integer not null,
  served integer not null,
  group_reserved integer,
  group_taken integer,
  group_learners integer,
  constraint seat_entries_pkey primary key (license_id, number),
  constraint seat_entries_act_known check (act in ('OPENING', 'LICENSE_BOUGHT', 'LICENSE_CHANGED', 'LICENSE_RENEWED',
    'GROUP_OPENED', 'GROUP_CHANGED', 'GROUP_ENDED', 'GROUP_REOPENED', 'GROUP_DELETED', 'GROUP_RESTORED',
    'LEARNER_JOINED', 'LEARNER_LEFT')),
  constraint seat_entries_kind_known check (case kind when 'BOUGHT' then true when 'RESERVED' then seats > 0
    when 'RELEASED' then seats < 0 when 'TAKEN' then seats = 1 when 'LEFT' then seats = -1 else false end),
  constraint seat_entries_whose_known check ((kind = 'BOUGHT') = (group_id is null)
    and (kind in ('TAKEN', 'LEFT')) = (user_id is not null)
    and (group_id is null) = (num_nulls(group_reserved, group_taken, group_learners) > 0)),
  constraint seat_entries_license_fkey foreign key (license_id) references licenses (id),
  constraint seat_entries_group_fkey foreign key (group_id) references groups (id),
  constraint seat_entries_user_fkey foreign key (user_id) references users (id)
);
create index seat_entries_day_index on seat_entries (license_id, day, number);
create index seat_entries_group_index on seat_entries (license_id, group_id, number);
create index seat_entries_served_index on seat_entries (license_id, user_id) where kind = 'TAKEN';

-- What a group counts for in a term of its license: its whole size while it has not ended, its learners once it has
-- ended in that term, nothing when it ended before or is deleted.
create function counts_in_term(g groups, term integer) returns boolean language sql immutable
return g.deleted_on is null and coalesce(g.ended_term, term) = term;

create function places_held(g groups, term integer) returns integer language sql immutable
return case when not counts_in_term(g, term) then 0 when g.ended_term is null then g.group_size else g.learners end;

-- The groups of before, as they stand on the day of the upgrade. Whether one that was ended by hand ended before the
-- last renewal is told by its last change.
update groups g set ended_term = l.total_renewals - (
    l.last_renewed is not null and (g.end_date < (l.last_renewed at time zone i.time_zone)::date
      or g.status = 'ENDED' and g.modified_on < l.last_renewed))::int
  from licenses l join institutions i on i.id = l.institution_id
  where l.id = g.license_id and (g.status = 'ENDED' or g.status = 'STARTED' and g.end_date < today(i.time_zone));

insert into seat_entries
  select license_id, row_number() over whole, kind, 'OPENING', group_id, user_id, seats, day, clock_timestamp(),
    coalesce(sum(seats) filter (where kind = 'BOUGHT') over whole, 0),
    coalesce(sum(seats) filter (where kind = 'RESERVED') over whole, 0),
    coalesce(sum(seats) filter (where kind in ('TAKEN', 'LEFT') and counts) over whole, 0),
    count(*) filter (where kind = 'TAKEN' and first_place) over whole,
    case when group_id is not null then coalesce(sum(seats) filter (where kind = 'RESERVED') over of_group, 0) end,
    case when group_id is not null then coalesce(sum(seats) filter (where kind in ('TAKEN', 'LEFT') and counts) over of_group, 0) end,
    case when group_id is not null then coalesce(sum(seats) filter (where kind in ('TAKEN', 'LEFT')) over of_group, 0) end
  from (
    select o.*, today(i.time_zone) as day,
      row_number() over (partition by o.license_id, o.user_id, o.kind order by o.group_id) = 1 as first_place
    from (
      select id as license_id, 1 as step, 'BOUGHT' as kind, null::uuid as group_id, null::uuid as user_id,
          max_users as seats, true as counts
        from licenses where activation_date is not null
      union all
      select l.id, 2, 'RESERVED', g.id, null, places_held(g, l.total_renewals), true
        from groups g join licenses l on l.id = g.license_id where places_held(g, l.total_renewals) > 0
      union all
      select l.id, 3, 'TAKEN', g.id, m.user_id, 1, counts_in_term(g, l.total_renewals)
        from group_members m join groups g on g.id = m.group_id join licenses l on l.id = g.license_id where m.role = 'STUDENT'
      union all
      select l.id, 4, 'LEFT', g.id, m.user_id, -1, counts_in_term(g, l.total_renewals)
        from group_members m join groups g on g.id = m.group_id join licenses l on l.id = g.license_id
        where m.role = 'STUDENT' and m.deleted_on is not null
    ) o join licenses l on l.id = o.license_id join institutions i on i.id = l.institution_id
  ) opening
  window whole as (partition by license_id order by step, group_id, user_id),
    of_group as (partition by license_id, group_id order by step, user_id);

update licenses l set slots_used = held.places
  from (select l.id, coalesce(sum(places_held(g, l.total_renewals)), 0) as places
    from licenses l left join groups g on g.license_id = l.id group by l.id) held
  where held.id = l.id and held.places <> l.slots_used;

create trigger seat_entries_append_only before update or delete or truncate on seat_entries
  for each statement execute function refuse_change();

drop trigger groups_keep_license_slots on groups;
drop function keep_license_slots();
drop trigger group_members_keep_learners on group_members;
drop function keep_group_learners();

-- The only way to add an entry. It runs with the rights of the tables' owner, so that whoever calls it needs none on them.
create function write_seats(of_license uuid, g groups, term integer, of_user uuid, of_kind text, of_act text, change integer, on_day date)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last seat_entries;
  own seat_entries;
  entry seat_entries;
begin
  select * into last from seat_entries where license_id = of_license order by number desc limit 1;
  entry.license_id := of_license;
  entry.number := coalesce(last.number, 0) + 1;
  entry.kind := of_kind;
  entry.act := of_act;
  entry.group_id := g.id;
  entry.user_id := of_user;
  entry.seats := change;
  entry.day := greatest(on_day, last.day);
  entry.at := clock_timestamp();
  entry.bought := coalesce(last.bought, 0) + case when of_kind = 'BOUGHT' then change else 0 end;
  entry.reserved := coalesce(last.reserved, 0) + case when of_kind in ('RESERVED', 'RELEASED') then change else 0 end;
  entry.taken := coalesce(last.taken, 0);
  entry.served := coalesce(last.served, 0);
  if g.id is not null then
    select * into own from seat_entries where license_id = of_license and group_id = g.id order by number desc limit 1;
    entry.group_reserved := coalesce(own.group_reserved, 0) + entry.reserved - coalesce(last.reserved, 0);
    entry.group_learners := coalesce(own.group_learners, 0) + case when of_kind in ('TAKEN', 'LEFT') then change else 0 end;
    entry.group_taken := case when counts_in_term(g, term) then entry.group_learners else 0 end;
    entry.taken := entry.taken + entry.group_taken - coalesce(own.group_taken, 0);
  end if;
  if of_kind = 'TAKEN' and not exists (
    select from seat_entries where license_id = of_license and user_id = of_user and kind = 'TAKEN') then
    entry.served := entry.served + 1;
  end if;
  insert into seat_entries values (entry.*);
  if entry.reserved <> coalesce(last.reserved, 0) then
    update licenses set slots_used = entry.reserved where id = of_license;
  end if;
end
$$;

-- Brings what a group has reserved to what it holds.
create function hold_places(g groups, term integer, act text, on_day date) returns void language plpgsql as $$
declare
  change integer;
begin
  change := places_held(g, term) - coalesce((
    select group_reserved from seat_entries where license_id = g.license_id and group_id = g.id order by number desc limit 1), 0);
  if change <> 0 then
    perform write_seats(g.license_id, g, term, null, case when change > 0 then 'RESERVED' else 'RELEASED' end, act, change, on_day);
  end if;
end
$$;

-- Ends the groups of a license whose last day has passed, the earliest first: what they release is of the day after it.
create function settle_seats(of_license uuid, term integer) returns void language plpgsql as $$
declare
  due uuid;
begin
  for due in
    select g.id from groups g join institutions i on i.id = g.institution_id
    where g.license_id = of_license and g.ended_term is null and g.status = 'STARTED' and g.end_date < today(i.time_zone)
    order by g.end_date, g.id
  loop
    update groups set ended_term = term where id = due;
  end loop;
end
$$;

-- From here to the end of the transaction the seats of a license are this transaction's, and nothing is due.
-- Whoever changes a group or its members begins here: the license is locked first, the group after it.
create function lock_seats(of_license uuid) returns integer language plpgsql as $$
declare
  term integer;
begin
  select total_renewals into term from licenses where id = of_license for no key update;
  perform settle_seats(of_license, term);
  return term;
end
$$;

create function keep_ended_term() returns trigger language plpgsql as $$
begin
  if new.status <> 'ENDED' and (new.status <> 'STARTED' or new.end_date >= (
    select today(time_zone) from institutions where id = new.institution_id)) then
    new.ended_term := null;
  elsif new.ended_term is null or tg_op = 'UPDATE' and new.license_id <> old.license_id then
    new.ended_term := (select total_renewals from licenses where id = new.license_id);
  end if;
  return new;
end
$$;
create trigger groups_keep_ended_term
  before insert or update of status, end_date, license_id, ended_term on groups
  for each row execute function keep_ended_term();

create function keep_group_seats() returns trigger language plpgsql as $$
declare
  term integer;
  act text := 'GROUP_CHANGED';
  day date := (select today(time_zone) from institutions where id = new.institution_id);
  learner uuid;
begin
  if tg_op = 'UPDATE' and old.license_id <> new.license_id then
    perform from licenses where id in (old.license_id, new.license_id) order by id for no key update;
    old.deleted_on := now();
    for learner in select user_id from group_members where group_id = new.id and role = 'STUDENT' and deleted_on is null loop
      perform write_seats(old.license_id, old, 0, learner, 'LEFT', act, -1, day);
    end loop;
    perform hold_places(old, 0, act, day);
    term := lock_seats(new.license_id);
    perform hold_places(new, term, act, day);
    for learner in select user_id from group_members where group_id = new.id and role = 'STUDENT' and deleted_on is null loop
      perform write_seats(new.license_id, new, term, learner, 'TAKEN', act, 1, day);
    end loop;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.ended_term is null and (old.status, old.end_date) = (new.status, new.end_date)
    and new.ended_term is not null then
    perform hold_places(new, new.ended_term, 'GROUP_ENDED', new.end_date + 1);
    return null;
  end if;
  term := lock_seats(new.license_id);
  if tg_op = 'INSERT' then act := 'GROUP_OPENED';
  elsif old.deleted_on is null and new.deleted_on is not null then act := 'GROUP_DELETED';
  elsif old.deleted_on is not null and new.deleted_on is null then act := 'GROUP_RESTORED';
  elsif old.ended_term is null and new.ended_term is not null then act := 'GROUP_ENDED';
  elsif old.ended_term is not null and new.ended_term is null then act := 'GROUP_REOPENED';
  end if;
  perform hold_places(new, term, act, day);
  return null;
end
$$;
create trigger groups_keep_seats
  after insert or update of group_size, license_id, deleted_on, status, end_date, ended_term on groups
  for each row execute function keep_group_seats();

create function keep_learner_seats() returns trigger language plpgsql as $$
declare
  term integer;
  change integer := 0;
  day date;
  g groups;
begin
  if tg_op <> 'INSERT' and old.role = 'STUDENT' and old.deleted_on is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.role = 'STUDENT' and new.deleted_on is null then change := change + 1; end if;
  if change = 0 then return null; end if;
  term := lock_seats((select license_id from groups where id = coalesce(new.group_id, old.group_id)));
  update groups set learners = learners + change where id = coalesce(new.group_id, old.group_id) returning * into g;
  select today(time_zone) into day from institutions where id = g.institution_id;
  if change > 0 then
    perform hold_places(g, term, 'LEARNER_JOINED', day);
    perform write_seats(g.license_id, g, term, new.user_id, 'TAKEN', 'LEARNER_JOINED', 1, day);
  else
    perform write_seats(g.license_id, g, term, old.user_id, 'LEFT', 'LEARNER_LEFT', -1, day);
    perform hold_places(g, term, 'LEARNER_LEFT', day);
  end if;
  return null;
end
$$;
create trigger group_members_keep_seats
  after insert or delete or update of role, deleted_on on group_members
  for each row execute function keep_learner_seats();

-- A renewal begins a term: what is due ends in the old one, and what groups that ended in it still held is free.
create function keep_license_seats() returns trigger language plpgsql as $$
declare
  before integer := 0;
  now_bought integer := case when new.activation_date is null then 0 else new.max_users end;
  act text := 'LICENSE_BOUGHT';
  day date := (select today(time_zone) from institutions where id = new.institution_id);
  ended groups;
begin
  if tg_op = 'UPDATE' then
    before := case when old.activation_date is null then 0 else old.max_users end;
    if new.total_renewals <> old.total_renewals then act := 'LICENSE_RENEWED';
    elsif old.activation_date is not null then act := 'LICENSE_CHANGED';
    end if;
  end if;
  if act = 'LICENSE_RENEWED' then
    perform settle_seats(new.id, old.total_renewals);
  end if;
  if now_bought <> before or act = 'LICENSE_RENEWED' then
    perform write_seats(new.id, null, new.total_renewals, null, 'BOUGHT', act, now_bought - before, day);
  end if;
  if act = 'LICENSE_RENEWED' then
    for ended in select * from groups where license_id = new.id and ended_term = old.total_renewals order by end_date, id loop
      perform hold_places(ended, new.total_renewals, act, day);
    end loop;
  end if;
  return null;
end
$$;
create trigger licenses_keep_seats
  after insert or update of max_users, activation_date, total_renewals on licenses
  for each row execute function keep_license_seats();
