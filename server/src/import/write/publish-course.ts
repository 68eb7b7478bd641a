import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Item } from '../plan/items.ts';
import type { Notes } from '../notes.ts';
import { typeNames } from './compare.ts';

/**
 * Publishes what is complete: lessons with a page, cards, study projects with a case study that has its case, benchmarks
 * with a question of a lesson, and summaries of such benchmarks. The rest stays a draft and is named. Returns how many
 * items were published by this call.
 */
export async function publishCourse(db: Database, items: readonly Item[], notes: Notes): Promise<number> {
  const ids = (type: Item['type']) => items.filter((item) => item.type === type).map(({ id }) => id);
  const ready = sql`deleted_on is null and not published`;
  const steps = [
    sql`update quickdeck_cards set published = true where id = any(${ids('card')}::uuid[]) and ${ready}`,
    sql`update case_studies k set published = true where id = any(${ids('case')}::uuid[]) and ${ready}
      and exists (select from questions q where q.case_study_id = k.id and not q.is_reinforced and q.deleted_on is null)`,
    sql`update study_projects s set published = true where id = any(${ids('project')}::uuid[]) and ${ready}
      and exists (select from case_studies k where k.study_project_id = s.id and k.published and k.deleted_on is null)`,
    sql`update key_elements e set published = true where id = any(${ids('element')}::uuid[]) and ${ready}
      and exists (select from study_projects s where s.id = e.study_project_id and s.published)`,
    sql`update lessons l set published = true where id = any(${ids('lesson')}::uuid[]) and ${ready}
      and exists (select from lesson_pages p where p.lesson_id = l.id)`,
    sql`update benchmarks b set published = true where id = any(${ids('benchmark')}::uuid[]) and ${ready}
      and exists (select from questions q where q.benchmark_id = b.id and q.lesson_id is not null and q.deleted_on is null)`,
    sql`update summaries s set published = true where id = any(${ids('summary')}::uuid[]) and ${ready}
      and exists (select from benchmarks b where b.id = s.benchmark_id and b.published and b.deleted_on is null)`,
    sql`update courses c set published = true where id = any(${ids('course')}::uuid[]) and ${ready}
      and exists (select from lessons l where l.course_id = c.id and l.published and l.deleted_on is null)`,
    sql`update products p set published = true where id = any(${ids('product')}::uuid[]) and ${ready}
      and exists (select from courses c where c.product_id = p.id and c.published and c.deleted_on is null)`,
  ];
  let published = 0;
  for (const step of steps) published += Number((await step.execute(db)).numAffectedRows ?? 0);
  await noteDrafts(db, items, notes);
  return published;
}

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
