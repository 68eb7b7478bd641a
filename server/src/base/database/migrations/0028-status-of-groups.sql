-- Mended: PostgreSQL 15.20 adds no column with a default to a table whose rows a function takes.
-- Applied before as d13d27068d41f515e0d704e71957ac31d01b52f3de82ecac55e83d048bfb708e
-- Applied before as 76fc081f7d96ac54d8d48e695de732a931d1d41411cbea03323fbfac83b30950
-- The day on which a group was given the status that it has.
alter table groups add column status_on date;
alter table groups alter column status_on set default current_date;
update groups g set status_on = (g.modified_on at time zone i.time_zone)::date from institutions i where i.id = g.institution_id;
alter table groups alter column status_on set not null;

create function keep_status_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    new.status_on := (select today(time_zone) from institutions where id = new.institution_id);
  end if;
  return new;
end
$$;
create trigger groups_keep_status_day
  before insert or update of status on groups
  for each row execute function keep_status_day();
