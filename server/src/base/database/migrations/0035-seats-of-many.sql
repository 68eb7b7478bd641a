-- However many learners a statement adds, moves or removes, their seats are one step: each group is counted once and the
-- entries of all are written together, so that whoever waits for the license does not wait for a step for each learner.

create type seat_change as (group_id uuid, counts boolean, user_id uuid, kind text, act text, seats integer, day date);

-- The only way to add entries, in the order given; `counts` says whether learners of the group count in the term. It runs
-- with the rights of the tables' owner, so that whoever calls it needs none on them.
create function write_seats(of_license uuid, changes seat_change[])
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last seat_entries;
  change integer := (select coalesce(sum(seats), 0) from unnest(changes) where kind in ('RESERVED', 'RELEASED'));
begin
  select * into last from seat_entries where license_id = of_license order by number desc limit 1;
  insert into seat_entries (license_id, number, kind, act, group_id, user_id, seats, day,
      bought, reserved, taken, served, group_reserved, group_taken, group_learners)
    with own as (
      select g.group_id, coalesce(e.group_reserved, 0) as reserved, coalesce(e.group_taken, 0) as taken,
        coalesce(e.group_learners, 0) as learners
      from (select distinct group_id from unnest(changes)) g left join lateral (
        select * from seat_entries where license_id = of_license and group_id = g.group_id order by number desc limit 1
      ) e on true where g.group_id is not null
    ), in_group as (
      select c.*, own.taken as own_taken,
        own.reserved + coalesce(sum(c.seats) filter (where c.kind in ('RESERVED', 'RELEASED')) over so_far, 0) as group_reserved,
        own.learners + coalesce(sum(c.seats) filter (where c.kind in ('TAKEN', 'LEFT')) over so_far, 0) as group_learners
      from unnest(changes) with ordinality as c(group_id, counts, user_id, kind, act, seats, day, place)
      left join own on own.group_id = c.group_id
      window so_far as (partition by c.group_id order by c.place)
    ), with_taken as (
      select *, case when counts then group_learners else group_learners * 0 end as group_taken,
        kind = 'TAKEN' and row_number() over (partition by kind, user_id order by place) = 1 and not exists (
          select from seat_entries e where e.license_id = of_license and e.user_id = in_group.user_id and e.kind = 'TAKEN') as is_first
      from in_group
    ), changed as (
      select *, coalesce(group_taken - lag(group_taken, 1, own_taken::bigint) over (partition by group_id order by place), 0) as taken
      from with_taken
    )
    select of_license, coalesce(last.number, 0) + place, kind, act, group_id, user_id, seats,
      greatest(last.day, max(day) over so_far),
      coalesce(last.bought, 0) + coalesce(sum(seats) filter (where kind = 'BOUGHT') over so_far, 0),
      coalesce(last.reserved, 0) + coalesce(sum(seats) filter (where kind in ('RESERVED', 'RELEASED')) over so_far, 0),
      coalesce(last.taken, 0) + sum(taken) over so_far,
      coalesce(last.served, 0) + count(*) filter (where is_first) over so_far,
      group_reserved, group_taken, group_learners
    from changed window so_far as (order by place);
  if change <> 0 then
    update licenses set slots_used = coalesce(last.reserved, 0) + change where id = of_license;
  end if;
end
$$;

create or replace function write_seats(of_license uuid, g groups, term integer, of_user uuid, of_kind text, of_act text, change integer, on_day date)
returns void language sql as $$
  select write_seats(of_license, array[row(g.id, counts_in_term(g, term), of_user, of_kind, of_act, change, on_day)::seat_change])
$$;

drop trigger group_members_keep_seats on group_members;

-- License by license: each group is counted once, then what groups reserve for those who come is written, each learner
-- who takes or leaves a place, and what groups release. Within a statement one may have the place that another leaves.
create or replace function keep_learner_seats() returns trigger language plpgsql as $$
declare
  before group_members[];
  after group_members[];
  changes seat_change[];
  of_license uuid;
  term integer;
begin
  if tg_op <> 'INSERT' then before := array(select m from members_before m where role = 'STUDENT' and deleted_on is null); end if;
  if tg_op <> 'DELETE' then after := array(select m from members_after m where role = 'STUDENT' and deleted_on is null); end if;
  changes := array(
    select row(group_id, null, user_id, 'TAKEN', 'LEARNER_JOINED', 1, null)::seat_change from (
      select group_id, user_id from unnest(after) except select group_id, user_id from unnest(before)) came
    union all
    select row(group_id, null, user_id, 'LEFT', 'LEARNER_LEFT', -1, null)::seat_change from (
      select group_id, user_id from unnest(before) except select group_id, user_id from unnest(after)) went);
  for of_license in
    select distinct g.license_id from unnest(changes) c join groups g on g.id = c.group_id order by 1
  loop
    term := lock_seats(of_license);
    update groups g set learners = g.learners + c.seats
      from (select group_id, sum(seats) as seats from unnest(changes) group by group_id) c
      where g.id = c.group_id and g.license_id = of_license and c.seats <> 0;
    perform write_seats(of_license, array(
      select row(g.id, counts_in_term(g, term), c.user_id, c.kind, c.act, c.seats, today(i.time_zone))::seat_change
      from (
        select 2 as step, group_id, user_id, kind, act, seats from unnest(changes)
        union all
        select 2 - sign(more), group_id, null, case when more > 0 then 'RESERVED' else 'RELEASED' end,
          case when more > 0 then 'LEARNER_JOINED' else 'LEARNER_LEFT' end, more
        from (
          select g.id as group_id, places_held(g, term) - coalesce((
            select group_reserved from seat_entries where license_id = of_license and group_id = g.id order by number desc limit 1), 0) as more
          from groups g where g.id in (select group_id from unnest(changes))
        ) held where more <> 0
      ) c join groups g on g.id = c.group_id and g.license_id = of_license join institutions i on i.id = g.institution_id
      order by c.step, c.user_id, c.seats desc, g.id));
  end loop;
  return null;
end
$$;
create trigger group_members_keep_seats_of_new after insert on group_members
  referencing new table as members_after for each statement execute function keep_learner_seats();
create trigger group_members_keep_seats after update on group_members
  referencing old table as members_before new table as members_after for each statement execute function keep_learner_seats();
create trigger group_members_keep_seats_of_gone after delete on group_members
  referencing old table as members_before for each statement execute function keep_learner_seats();
