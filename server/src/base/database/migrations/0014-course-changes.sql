-- What a course shows is counted once per transaction, as its last step, so that a long import holds nobody up: until then
-- its row of course_versions is free for others. The number comes from a sequence: one that a rolled back transaction has
-- read under is never given again.
create sequence course_version as bigint;
select setval('course_version', coalesce((select max(version) from course_versions), 0) + 1);
alter table course_versions alter column version set default nextval('course_version');

-- The courses that open transactions have changed. Nobody sees the rows of another one, and none is left at its end.
create unlogged table course_changes (
  transaction xid8 not null default pg_current_xact_id(),
  course_id uuid not null,
  put_off boolean not null default false,
  constraint course_changes_pkey primary key (transaction, course_id)
);

create or replace function count_course_change(changed uuid[]) returns void language sql as $$
  insert into course_changes (course_id) select unnest(changed) on conflict do nothing
$$;

-- Runs once a transaction is about to commit. The first call only puts itself off: what else was waiting for the end, such
-- as the versions of questions, then comes before it. All courses are taken in one order, so that no two transactions wait
-- for each other.
create function count_course_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update course_changes set put_off = true where transaction = new.transaction and course_id = new.course_id;
    return null;
  end if;
  with counted as (
    delete from course_changes where transaction = new.transaction returning course_id
  ), locked as materialized (
    select v.course_id from course_versions v where v.course_id in (select c.course_id from counted c)
    order by v.course_id for update
  )
  update course_versions v set version = nextval('course_version') from locked l where v.course_id = l.course_id;
  return null;
end
$$;

create constraint trigger course_changes_counted after insert or update on course_changes
  deferrable initially deferred for each row execute function count_course_changes();
