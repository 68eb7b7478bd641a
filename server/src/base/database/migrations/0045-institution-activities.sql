-- What happened at an institution is named by a code, with the name of what it happened to. An institution has a version.

alter table activities add column about text;
update activities set about = activity, activity = 'NOTED';

alter table institutions add column version integer not null default 1;
