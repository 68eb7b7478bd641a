import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { publishItems } from '../../../base/content/publish-items.ts';
import type { Item, ItemType } from '../plan/items.ts';
import type { Notes } from '../notes.ts';
import { typeNames } from './compare.ts';
import { kindOf } from './kinds.ts';
import type { ImportAct } from './write-item.ts';

/**
 * Publishes what is complete: lessons with a page, cards, study projects with a case study that has its case, benchmarks
 * with a question of a lesson, and summaries of such benchmarks. The rest stays a draft and is named. Returns how many
 * items were published by this call.
 */
export async function publishCourse(
  db: Database,
  act: ImportAct,
  items: readonly Item[],
  notes: Notes,
): Promise<number> {
  let published = 0;
  for (const [type, condition] of Object.entries(ready) as [ItemType, RawBuilder<unknown>][]) {
    const ids = items.filter((item) => item.type === type).map(({ id }) => id);
    const { rows } = await sql<{ id: string }>`
      select t.id from ${sql.table(kindOf[type].table)} t where t.id = any(${ids}::uuid[]) and ${condition}`.execute(
      db,
    );
    published += await publishItems(
      db,
      act,
      kindOf[type],
      rows.map(({ id }) => id),
    );
  }
  await noteDrafts(db, items, notes);
  return published;
}

/** What makes a row `t` complete, the children before their parents. */
const ready: Partial<Record<ItemType, RawBuilder<unknown>>> = {
  card: sql`true`,
  case: sql`exists (select from questions q where q.case_study_id = t.id and not q.is_reinforced and q.deleted_on is null)`,
  project: sql`exists (select from case_studies k where k.study_project_id = t.id and k.published and k.deleted_on is null)`,
  element: sql`exists (select from study_projects s where s.id = t.study_project_id and s.published)`,
  lesson: sql`exists (select from lesson_pages p where p.lesson_id = t.id)`,
  benchmark: sql`exists (select from questions q where q.benchmark_id = t.id and q.lesson_id is not null and q.deleted_on is null and not q.is_free_sample)`,
  summary: sql`exists (select from benchmarks b where b.id = t.benchmark_id and b.published and b.deleted_on is null)`,
  course: sql`exists (select from lessons l where l.course_id = t.id and l.published and l.deleted_on is null)`,
  product: sql`exists (select from courses c where c.product_id = t.id and c.published and c.deleted_on is null)`,
};

const whyDraft: Partial<Record<Item['type'], string>> = {
  project: 'has no questions, so nobody could complete it',
  benchmark: 'has no questions',
  summary: 'its benchmark has no questions',
  lesson: 'has no e-book page',
};

async function noteDrafts(db: Database, items: readonly Item[], notes: Notes): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from study_projects where not published and deleted_on is null
    union all select id from benchmarks where not published and deleted_on is null
    union all select id from summaries where not published and deleted_on is null
    union all select id from lessons where not published and deleted_on is null`.execute(db);
  const drafts = new Set(rows.map(({ id }) => id));
  for (const { type, id, title, lesson } of items) {
    const reason = whyDraft[type];
    if (reason && drafts.has(id)) notes.add('DRAFT', lesson, title, `${typeNames[type]}: ${reason}`);
  }
}
