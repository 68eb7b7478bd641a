import { keyElementSchema, type KeyElementContent } from '@lectern/domain/learning/study-project/key-element.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { fieldsOf } from '../../base/content/content-kind.ts';
import { insertRows } from '../../base/content/insert-rows.ts';
import { registerKind } from '../../base/content/kinds.ts';
import { writeItems, type ItemWrite } from '../../base/content/write-items.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';
import { materialColumns } from '../library/material-columns.ts';

/** What a writer knows of key elements: what they show lies in a table of its own. */
export const keyElementKind = registerKind<KeyElementContent>({
  table: 'key_elements',
  ...fieldsOf(keyElementSchema),
  order: { column: 'order_key', parents: { study_project_id: 'study_projects' } },
  publishes: true,
  parts: {
    fields: ['resource_ids'],
    read: async (db, ids) => {
      const { rows } = await sql<{ id: string; resource_ids: string[] }>`
        select k.id, coalesce((select json_agg(coalesce(r.page_id, r.quickdeck_card_id, r.quickclip_card_id) order by r.order_key)
          from key_element_resources r where r.key_element_id = k.id), '[]'::json) as resource_ids
        from key_elements k where k.id = any(${ids}::uuid[])`.execute(db);
      return new Map(rows.map(({ id, ...parts }) => [id, parts]));
    },
    write: async (db, items) => {
      const ids = items.map(({ id }) => id);
      await sql`delete from key_element_resources where key_element_id = any(${ids}::uuid[])`.execute(db);
      const rows = items.flatMap(({ id, content: { kind, resource_ids } }) =>
        materialColumns(kind, resource_ids).map((row) => ({ key_element_id: id, ...row })),
      );
      await insertRows(db, 'key_element_resources', rows);
    },
  },
});

/** Writes key elements with what they show. */
export function writeKeyElements(
  db: Database,
  act: ContentAct,
  writes: readonly ItemWrite<KeyElementContent>[],
): Promise<WrittenItem[]> {
  return writeItems(db, act, keyElementKind, writes);
}
