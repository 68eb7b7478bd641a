import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { askable, askedOfGroups } from '../../../learning/question/askable.ts';
import type { Item } from '../plan/items.ts';
import type { Notes } from '../notes.ts';

/** Names what a course still needs before all of it can be learned: study projects and benchmarks that ask no question. */
export async function noteMissing(db: Database, items: readonly Item[], notes: Notes): Promise<void> {
  const ids = items.filter(({ type }) => type === 'project' || type === 'benchmark').map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select s.id from study_projects s where s.id = any(${ids}::uuid[]) and not exists (
      select from case_studies k join questions q on q.case_study_id = k.id and q.deleted_on is null and ${askable}
      where k.study_project_id = s.id and k.deleted_on is null)
    union all select b.id from benchmarks b where b.id = any(${ids}::uuid[]) and not exists (
      select from questions q where q.benchmark_id = b.id and q.lesson_id is not null and q.deleted_on is null and ${askedOfGroups})`.execute(
    db,
  );
  const asked = items.filter(({ type }) => type === 'question').map(({ id }) => id);
  const { rows: unanswered } = await sql<{ id: string }>`
    select q.id from questions q where q.id = any(${asked}::uuid[]) and q.deleted_on is null and not ${askable}`.execute(
    db,
  );
  const never = new Set(unanswered.map(({ id }) => id));
  for (const { id, title, lesson } of items)
    if (never.has(id)) notes.add('MISSING', lesson, `Question “${title}”`, 'has no answers, so it is never asked');
  const empty = new Set(rows.map(({ id }) => id));
  for (const item of items) {
    if (!empty.has(item.id)) continue;
    if (item.type === 'project')
      notes.add(
        'MISSING',
        item.lesson,
        `Study project of level ${item.values.level}`,
        'has no questions, so it stays a draft',
      );
    if (item.type === 'benchmark')
      notes.add(
        'MISSING',
        null,
        `Benchmark and summary of level ${item.values.level}`,
        'have no questions, so they stay drafts',
      );
  }
}
