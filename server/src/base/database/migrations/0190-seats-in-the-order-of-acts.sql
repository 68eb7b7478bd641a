-- The ledger of seats stands in the order of its acts, which is that of their numbers; days are worked out from it
-- (features/license/find-seats.ts). An entry counts from the day that was written with it, but never from a later one than
-- the day it was written on where the institution is now. So a time zone that is corrected hides no act.

-- The moment it is, as it passes within a transaction too; a test moves it as it moves today().
create function moment() returns timestamptz
language sql volatile parallel safe
return coalesce(nullif(current_setting('lectern.now', true), '')::timestamptz, clock_timestamp());
alter table seat_entries alter column at set default moment();

create index seat_entries_at_index on seat_entries (license_id, at, number);
drop index seat_entries_bought_index;
drop index seat_entries_held_index;
create index seat_entries_bought_index on seat_entries (license_id, number) where kind = 'BOUGHT';
create index seat_entries_held_index on seat_entries (license_id, number) where kind in ('BOUGHT', 'RESERVED', 'RELEASED');

create or replace function due_seat_entries(of_license uuid) returns setof seat_entries language sql stable as $$
  select g.license_id, last.number + row_number() over due, 'RELEASED', 'GROUP_ENDED', g.id, null::uuid, g.learners - g.group_size,
    least(greatest(g.end_date + 1, last.day), today(i.time_zone)), moment(),
    last.bought, (last.reserved + sum(g.learners - g.group_size) over due)::integer, last.taken, last.served,
    g.learners, g.learners, g.learners
  from groups g join institutions i on i.id = g.institution_id
  cross join lateral (select * from seat_entries e where e.license_id = g.license_id order by e.number desc limit 1) last
  where g.license_id = of_license and g.ended_term is null and g.status = 'STARTED' and g.end_date < today(i.time_zone)
    and g.deleted_on is null and g.group_size > g.learners
  window due as (order by g.end_date, g.id)
$$;

-- A group that had ended by its last day goes on where a corrected time zone makes that day last: it holds its places again,
-- the one that ends first before the others, as far as no other group holds them by now.
create function keep_seats_in_zone() returns trigger language plpgsql as $$
declare
  of_license uuid;
  again groups;
begin
  for of_license in
    select distinct license_id from groups where institution_id = new.id and ended_term is not null and status = 'STARTED'
      and end_date >= today(new.time_zone) and deleted_on is null order by 1
  loop
    perform lock_seats(of_license);
    for again in
      select * from groups where license_id = of_license and ended_term is not null and status = 'STARTED'
        and end_date >= today(new.time_zone) and deleted_on is null order by end_date, id
    loop
      update groups g set ended_term = null from licenses l
        where g.id = again.id and l.id = of_license
          and l.slots_used - places_held(again, l.total_renewals) + again.group_size <= l.max_users;
    end loop;
  end loop;
  return null;
end
$$;
create trigger institutions_keep_seats_in_zone after update of time_zone on institutions
  for each row when (old.time_zone <> new.time_zone) execute function keep_seats_in_zone();
