import { sql, type RawBuilder } from 'kysely';

/** What the latest act that has taken an item out did to it, for a statement. */
export const removalOf = (id: RawBuilder<unknown>) => sql`
  select own.* from change_set_items own join change_sets o on o.id = own.change_set_id
  where own.item_id = ${id} and own.deleted_after and not own.deleted_before
  order by own.version_after desc, o.created_on desc limit 1`;
