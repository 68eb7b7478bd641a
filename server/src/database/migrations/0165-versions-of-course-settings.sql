-- Counts the changes of a group's rules and of what it says of assessments, so that an older copy is told from a newer one.
alter table groups add column settings_version integer not null default 1;
