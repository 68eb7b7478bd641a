-- The memberships that an import of people has ended, so that they come back with its undo.
alter table people_imports add column removed uuid[] not null default '{}';
