-- Each item counts its versions: an editor names the one it began with, and a stale one is refused.
alter table products add column version integer not null default 1;
alter table courses add column version integer not null default 1;
alter table lessons add column version integer not null default 1;
alter table books add column version integer not null default 1;
alter table book_pages add column version integer not null default 1;
alter table quickdeck_cards add column version integer not null default 1;
alter table quickclip_cards add column version integer not null default 1;
alter table study_projects add column version integer not null default 1;
alter table case_studies add column version integer not null default 1;
alter table key_elements add column version integer not null default 1;
alter table benchmarks add column version integer not null default 1;
alter table summaries add column version integer not null default 1;
alter table questions add column version integer not null default 1;
