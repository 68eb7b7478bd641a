-- To how many institutions somebody belongs, so that those who belong to none are found without asking of everybody.
alter table users add column institutions integer not null default 0;
update users u set institutions = m.institutions from (
  select user_id, count(*)::int as institutions from institution_members where deleted_on is null group by user_id
) m where m.user_id = u.id;

create function count_institutions() returns trigger language plpgsql as $$
declare
  people uuid[];
  steps integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(user_id), array_agg(1) into people, steps from new_rows where deleted_on is null;
  elsif tg_op = 'DELETE' then
    select array_agg(user_id), array_agg(-1) into people, steps from old_rows where deleted_on is null;
  else
    select array_agg(user_id), array_agg(step) into people, steps from (
      select n.user_id, (n.deleted_on is null)::int - (o.deleted_on is null)::int as step from new_rows n join old_rows o using (id)
    ) changed where step <> 0;
  end if;
  if people is null then return null; end if;
  -- Always in the same order: two who change the same people would wait for each other.
  perform from users where id = any(people) order by id for no key update;
  update users u set institutions = u.institutions + changed.step from (
    select id, sum(step)::int as step from unnest(people, steps) as one(id, step) group by id
  ) changed where u.id = changed.id;
  return null;
end
$$;
create trigger institution_members_counted_new after insert on institution_members
  referencing new table as new_rows for each statement execute function count_institutions();
create trigger institution_members_counted_gone after delete on institution_members
  referencing old table as old_rows for each statement execute function count_institutions();
create trigger institution_members_counted_changed after update on institution_members
  referencing old table as old_rows new table as new_rows for each statement execute function count_institutions();

-- People and institutions are found by any part of what is searched in. Trigrams find it without reading every row; they
-- come with PostgreSQL, but not everywhere: where they cannot be had the search reads all rows, and nothing else changes.
do $$
begin
  create extension if not exists pg_trgm;
  create index users_search_index on users
    using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops) where deleted_on is null;
  create index institutions_search_index on institutions
    using gin (lower(name || ' ' || coalesce(city, '')) gin_trgm_ops) where deleted_on is null;
exception
  when lock_not_available or deadlock_detected then
    raise;
  when others then
    raise notice 'People are searched without an index: %', sqlerrm;
end
$$;

-- From these the planner knows how many hold a part; it does not ask an index of some rows.
create statistics users_search_statistics on (lower(first_name || ' ' || last_name || ' ' || email)) from users;
alter statistics users_search_statistics set statistics 300;

-- Those in one role, and those without an institution, in the order of the list.
create index users_role_index on users (role, last_name, first_name, id) where deleted_on is null;
create index users_without_institution_index on users (last_name, first_name, id)
  where deleted_on is null and institutions = 0;
-- Whom the search for institutions by their sales manager looks through.
create index institutions_sales_manager_index on institutions (sales_manager_id) where deleted_on is null;
