import { sql } from 'kysely';
import { changeItems } from '../../base/content/change-items.ts';
import { materialsGo, pointsAt } from '../library/detach-materials.ts';
import { keyElementKind } from './write-key-element.ts';

// Key elements show it no more.
materialsGo.join(async (db, { act, ids }) => {
  const { rows: elements } = await sql<{ id: string; resource_ids: string[] }>`
    select key_element_id as id, coalesce(array_agg(resource_id order by order_key) filter (where resource_id <> all(${ids}::uuid[])), '{}') as resource_ids
    from (select *, coalesce(page_id, quickdeck_card_id, quickclip_card_id) as resource_id from key_element_resources) r
    group by key_element_id having bool_or(${pointsAt(ids)})
      and exists (select from key_elements k where k.id = key_element_id and k.deleted_on is null)
    order by key_element_id`.execute(db);
  await changeItems(
    db,
    act,
    keyElementKind,
    elements.map(({ id, resource_ids }) => ({ id, changes: { resource_ids } })),
  );
});
