-- A license has a version: who saves over a newer one is shown the other copy.

alter table licenses add column version integer not null default 1;
