-- Counts the changes of a group's rules and of what it says of assessments, so that an older copy is told from a newer one.
-- PostgreSQL 15.20 adds no column with a default to a table whose rows a function takes.
alter table groups add column settings_version integer;
alter table groups alter column settings_version set default 1;
update groups set settings_version = 1;
alter table groups alter column settings_version set not null;
