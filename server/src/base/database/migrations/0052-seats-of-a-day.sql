-- The seats of any day are read without writing anything: what groups release whose last day has passed since the last
-- entry are the entries that whoever comes by next will write, with their numbers, days and sums.

create function due_seat_entries(of_license uuid) returns setof seat_entries language sql stable as $$
  select g.license_id, last.number + row_number() over due, 'RELEASED', 'GROUP_ENDED', g.id, null::uuid, g.learners - g.group_size,
    greatest(g.end_date + 1, last.day), (g.end_date + 1)::timestamp at time zone i.time_zone,
    last.bought, (last.reserved + sum(g.learners - g.group_size) over due)::integer, last.taken, last.served,
    g.learners, g.learners, g.learners
  from groups g join institutions i on i.id = g.institution_id
  cross join lateral (select * from seat_entries e where e.license_id = g.license_id order by e.number desc limit 1) last
  where g.license_id = of_license and g.ended_term is null and g.status = 'STARTED' and g.end_date < today(i.time_zone)
    and g.deleted_on is null and g.group_size > g.learners
  window due as (order by g.end_date, g.id)
$$;

-- What was bought and what groups hold is found among any number of learners who came and went.
create index seat_entries_bought_index on seat_entries (license_id, day, number) where kind = 'BOUGHT';
create index seat_entries_held_index on seat_entries (license_id, day, number) where kind in ('BOUGHT', 'RESERVED', 'RELEASED');
