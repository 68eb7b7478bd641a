-- What somebody has typed and not saved shows files too: one of those is not to be deleted under their hands.

create index working_copies_media_index on working_copies using gin (media_ids(data::text));

create or replace function media_uses(wanted uuid)
returns table (kind text, item_id uuid, name text, place text, is_present boolean) language sql stable as $$
  select * from media_uses_now(wanted)
  union all
  select w.kind, w.item_id, name_of_item(w.kind, w.item_id), null, true from waiting_changes w
  where w.content is not null and media_ids(w.content::text) @> array[wanted]
    and coalesce(w.discarded_on, now()) > now() - interval '30 days'
    and not exists (select from media_uses_now(wanted) u where u.item_id = w.item_id and u.is_present)
  union all
  select 'WORKING_COPY', c.item_id, '', null, false from working_copies c
  where media_ids(c.data::text) @> array[wanted]
$$;
