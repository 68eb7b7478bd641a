-- The words of a text as searches compare them: without capitals, accents and signs, a space between them. The function
-- `words` of domain/src/search/normal-form.ts says the same.
create function search_words(plain text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(translate(lower(regexp_replace(regexp_replace(plain,
      '[''`\u2018-\u201b\u2032\u2035\u02b9-\u02bf]', '', 'g'),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2069\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g')),
      'øłđðħıŧςةىیکٱہھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'olddhitσهييكاهه01234567890123456789'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u037e\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u0964\u0965\u1680\u2000-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u303f\u30a0\u30fb\ufffc\ufffd]+', ' ', 'g'),
    '([\u3005-\u3007\u3041-\u3098\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g'),
    ' +', ' ', 'g'), ' ');

-- A text as searches compare it: its words, each after a space; what an apostrophe or a dash parts as one word and as two.
-- Most texts are plain letters and have a short way.
create function search_form(said text) returns text
  language sql immutable parallel safe
  return case
    when said ~ '[^a-zA-Z0-9 .,@_()]' then (
      select rtrim(' ' || search_words(plain))
        || case when plain ~ '[''`\u2018-\u201b\u2032\u2035\u02b9-\u02bf]'
          then rtrim(' ' || search_words(regexp_replace(plain, '[''`\u2018-\u201b\u2032\u2035\u02b9-\u02bf]', ' ', 'g'))) else '' end
        || case when plain ~ '[-\u058a\u05be\u2010-\u2015\u2212]'
          then rtrim(' ' || search_words(regexp_replace(plain, '[-\u058a\u05be\u2010-\u2015\u2212]', '', 'g'))) else '' end
      from (select normalize(replace(said, e'\u00b4', ''''), NFKD) as plain offset 0) x)
    else rtrim(' ' || btrim(regexp_replace(lower(said), '[ .,@_()]+', ' ', 'g'))) end;

-- It stands in the row, so that finding somebody works out nothing.
alter table users
  add column searched_name text not null generated always as (search_form(first_name || ' ' || last_name)) stored,
  add column searched_address text not null generated always as (search_form(email)) stored;
alter table invitations
  add column searched text not null generated always as (search_form(first_name || ' ' || last_name || ' ' || email)) stored;
alter table awaited_members
  add column searched text not null generated always as (search_form(first_name || ' ' || last_name || ' ' || email)) stored;
alter table institutions
  add column searched text not null generated always as (search_form(name || ' ' || coalesce(city, ''))) stored;
alter table licenses add column searched text not null generated always as (search_form(name)) stored;
alter table media add column searched text not null generated always as (search_form(coalesce(original_name, ''))) stored;

-- The words of such a form as an index keeps them: addresses of one name and many numbers as one, and only the beginning
-- of a word that is very long. The function `stemOf` of server/src/database/finds.ts says the same of a word that is
-- searched for.
create function search_stems(form text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(string_to_array(regexp_replace(regexp_replace(
    form, '([^ 0-9])[0-9]+', '\1', 'g'), '([^ ]{60})[^ ]+', '\1', 'g'), ' '), ''));

-- An index of whole words, which needs no extension.
drop index if exists users_search_index;
drop index if exists institutions_search_index;
create index users_search_index on users using gin (search_stems(searched_name || searched_address)) where deleted_on is null;
create index invitations_search_index on invitations using gin (search_stems(searched));
create index awaited_members_search_index on awaited_members using gin (search_stems(searched));
create index institutions_search_index on institutions using gin (search_stems(searched)) where deleted_on is null;
-- Functions use the row type of groups, which can get no column that is worked out.
create index groups_search_index on groups using gin (search_stems(search_form(name)));

-- The list of people in its order, with what is searched in them: reading far along it touches no row.
drop index users_name_index;
create index users_name_index on users (last_name, first_name, id) include (searched_name, searched_address)
  where deleted_on is null;

drop statistics users_search_statistics;
create statistics users_search_statistics on (search_stems(searched_name || searched_address)) from users;
alter statistics users_search_statistics set statistics 300;

-- What the planner knows of a table that was written anew it learns now, not some minutes after the upgrade.
analyze users, invitations, awaited_members, groups, institutions;
