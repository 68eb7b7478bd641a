import { newAssessment } from '@lectern/domain/assessment/assessment-content.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { benchmarkKind, writeBenchmarks } from '../../assessment/write-benchmark.ts';
import { summaryKind } from '../../assessment/write-summary.ts';
import type { ContentAct } from '../../content/content-act.ts';
import { removeItems, restoreItems } from '../../content/remove-items.ts';
import { studyProjectKind } from '../../study-project/write-study-project.ts';

/** What of a course belongs to a level, parents before what stands on them. */
const kinds = [benchmarkKind, summaryKind, studyProjectKind];

/**
 * Gives every level of a course its benchmark, a draft where it is new, and takes out what belongs to higher levels. What
 * was taken out together with the benchmark of a level comes back with it.
 */
export async function fitLevels(db: Database, act: ContentAct, course_id: string, levels: number): Promise<void> {
  const { rows } = await sql<{ level: number; benchmark_id: string | null; deleted_on: string | null }>`/* levels */
    select n as level, b.id as benchmark_id, b.deleted_on::text as deleted_on
    from generate_series(1, 4) n left join lateral (
      select id, deleted_on from benchmarks where course_id = ${course_id} and level = n
      order by deleted_on desc nulls first limit 1) b on true
    order by n`.execute(db);
  const isThere = (level: (typeof rows)[number]) => level.benchmark_id !== null && level.deleted_on === null;
  for (const level of rows) {
    if (level.level > levels && isThere(level)) await takeOut(db, act, course_id, level.level);
    if (level.level <= levels && level.deleted_on !== null)
      await bringBack(db, act, course_id, { level: level.level, deleted_on: level.deleted_on });
  }
  const missing = rows.filter(({ level, benchmark_id }) => level <= levels && benchmark_id === null);
  await writeBenchmarks(
    db,
    act,
    missing.map(({ level }) => ({ content: { ...newAssessment, course_id, level } })),
  );
}

async function takeOut(db: Database, act: ContentAct, course_id: string, level: number): Promise<void> {
  for (const kind of kinds.toReversed()) {
    const items = await ofLevel(db, kind.table, course_id, level, sql`t.deleted_on is null`);
    await removeItems(db, act, kind, items);
  }
}

async function bringBack(
  db: Database,
  act: ContentAct,
  course_id: string,
  { level, deleted_on }: { readonly level: number; readonly deleted_on: string },
): Promise<void> {
  for (const kind of kinds) {
    const items = await ofLevel(db, kind.table, course_id, level, sql`t.deleted_on = ${deleted_on}::timestamptz`);
    await restoreItems(db, act, kind, items);
  }
}

async function ofLevel(
  db: Database,
  table: (typeof kinds)[number]['table'],
  course_id: string,
  level: number,
  state: ReturnType<typeof sql>,
): Promise<{ id: string }[]> {
  const inCourse =
    table === 'study_projects'
      ? sql`exists (select from lessons l where l.id = t.lesson_id and l.course_id = ${course_id})`
      : sql`t.course_id = ${course_id}`;
  const { rows } = await sql<{ id: string }>`/* of-level */
    select t.id from ${sql.table(table)} t where ${inCourse} and t.level = ${level} and ${state}`.execute(db);
  return rows;
}
