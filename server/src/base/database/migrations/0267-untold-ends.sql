-- Groups that have ended and of whose end nobody was told yet. Whoever locks the seats of their license next, or the job that
-- ends groups, tells it in its transaction (business/seats/group-ended.ts): the row goes with that, so that an end is told once.
create table untold_ends (
  group_id uuid primary key constraint untold_ends_group_fkey references groups (id) on delete cascade
);

-- Whatever ends a group; one that goes on has nothing to tell.
create function keep_untold_ends() returns trigger language plpgsql as $$
begin
  if new.ended_term is null then
    delete from untold_ends where group_id = new.id;
  else
    insert into untold_ends values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger groups_keep_untold_ends
  after update of status, end_date, license_id, ended_term on groups
  for each row when ((old.ended_term is null) <> (new.ended_term is null)) execute function keep_untold_ends();

-- Locks the seats of a license as lock_seats does, and gives the groups of it that have ended untold, the earliest first,
-- which are told from here on. A deleted group has not ended until it is brought back.
create function end_groups(of_license uuid) returns uuid[] language plpgsql as $$
declare
  ended uuid[];
begin
  perform lock_seats(of_license);
  with told as (
    delete from untold_ends u using groups g
    where g.id = u.group_id and g.license_id = of_license and g.deleted_on is null
    returning g.id, g.end_date
  )
  select coalesce(array_agg(id order by end_date, id), '{}') into ended from told;
  return ended;
end
$$;
