import type { MaterialKind } from '@lectern/domain/learning/library/material.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** The things `m` of a kind that a study project of the course `c` may show. */
const materials: Record<MaterialKind, RawBuilder<unknown>> = {
  EBOOK_PAGE: sql`books o on o.product_id = c.product_id join book_pages m on m.book_id = o.id`,
  QUICKDECK: sql`lessons o on o.course_id = c.id join quickdeck_cards m on m.lesson_id = o.id`,
  QUICKCLIP: sql`lessons o on o.course_id = c.id join quickclip_cards m on m.lesson_id = o.id`,
};

/**
 * Keeps things of the library that a key element is to show: pages of its product, cards and clips of its course. It
 * refuses with NOT_FOUND where one of them is none.
 */
export async function holdMaterials(
  db: Database,
  { study_project_id, kind }: { readonly study_project_id: string; readonly kind: MaterialKind },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql`/* hold-materials */
    select from study_projects s join lessons l on l.id = s.lesson_id join courses c on c.id = l.course_id
    join ${materials[kind]}
    where s.id = ${study_project_id} and m.id = any(${ids}::uuid[]) and m.deleted_on is null and o.deleted_on is null
    for share of m`.execute(db);
  if (rows.length !== ids.length) throw new Refusal('NOT_FOUND', { field: 'resource_ids' });
}
