-- The smaller widths in pixels that a picture is kept in beside its own.
alter table media add column narrower_widths smallint[] not null default '{}';
