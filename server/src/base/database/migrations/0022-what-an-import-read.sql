-- The folder a lesson was read from, by which it is found again whatever happens to the folders beside it; and the file
-- that gave a course its name, so that a file that is missing renames nothing.
alter table import_items add column read_from text;
