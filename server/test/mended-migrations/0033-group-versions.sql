-- A count of the changes of what the form of a group holds, so that of two who edit it at once the second is told.
alter table groups add column version integer not null default 1;
