-- Mended: PostgreSQL 15.20 adds no column with a default to a table whose rows a function takes.
-- Applied before as cbe8bef71a8166cc60bc9db3ae4cebbf4e223e9b81f8c9eece1233e130fa70cd
-- Applied before as 5963e7ef7921b8198fa73e82c668620c061fc75dfeb09b2776cab2bd3db4ebf5
-- A count of the changes of what the form of a group holds, so that of two who edit it at once the second is told.
alter table groups add column version integer;
alter table groups alter column version set default 1;
update groups set version = 1;
alter table groups alter column version set not null;
