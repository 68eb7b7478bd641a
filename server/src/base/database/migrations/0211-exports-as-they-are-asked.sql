-- What whoever asked for a spreadsheet of a gradebook wants of it.
alter table gradebook_exports
  add column as_csv boolean not null default false,
  add column identified boolean not null default false;
