import { newAssessment } from '@lectern/domain/learning/assessment/assessment-content.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { ContentAct } from '../../../base/content/content-act.ts';
import { kindOf, tableOf, type KindName } from '../../../base/content/kinds.ts';
import { removeItems, restoreItems } from '../../../base/content/remove-items.ts';
import { levelsSet } from '../../course/write-course.ts';
import { writeBenchmarks } from '../write-benchmark.ts';

/** What of a course belongs to a level, parents before what stands on them. */
const kinds = ['BENCHMARK', 'SUMMARY', 'STUDY_PROJECT'] as const satisfies readonly KindName[];

// Every level of a course gets its benchmark, a draft where it is new, and what belongs to higher levels is taken out. What
// was taken out together with the benchmark of a level comes back with it.
levelsSet.join(async (db, { act, course_id, levels }) => {
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
});

async function takeOut(db: Database, act: ContentAct, course_id: string, level: number): Promise<void> {
  for (const kind of kinds.toReversed()) {
    const items = await ofLevel(db, kind, course_id, level, sql`t.deleted_on is null`);
    await removeItems(db, act, kindOf(kind), items);
  }
}

async function bringBack(
  db: Database,
  act: ContentAct,
  course_id: string,
  { level, deleted_on }: { readonly level: number; readonly deleted_on: string },
): Promise<void> {
  for (const kind of kinds) {
    const items = await ofLevel(db, kind, course_id, level, sql`t.deleted_on = ${deleted_on}::timestamptz`);
    await restoreItems(db, act, kindOf(kind), items);
  }
}

async function ofLevel(
  db: Database,
  kind: (typeof kinds)[number],
  course_id: string,
  level: number,
  state: ReturnType<typeof sql>,
): Promise<{ id: string }[]> {
  const inCourse =
    kind === 'STUDY_PROJECT'
      ? sql`exists (select from lessons l where l.id = t.lesson_id and l.course_id = ${course_id})`
      : sql`t.course_id = ${course_id}`;
  const { rows } = await sql<{ id: string }>`/* of-level */
    select t.id from ${sql.table(tableOf(kind))} t where ${inCourse} and t.level = ${level} and ${state}`.execute(db);
  return rows;
}
