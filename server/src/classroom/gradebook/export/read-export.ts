import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { ColumnFact } from '../gradebook-facts.ts';
import { cellEntries, exercisesOf } from '../gradebook-parts.ts';
import type { ExportGroup } from './find-export-groups.ts';

/** The exercises that a spreadsheet has columns for: published ones, and those taken back after learners worked on them. */
export async function readExportedExercises(
  db: Database,
  courseId: string,
  groups: readonly ExportGroup[],
): Promise<ColumnFact[]> {
  const { rows } = await sql<ColumnFact>`
    with exercises as (${exercisesOf(courseId)})
    select e.type, e.id as exercise_id, e.level, e.lesson_id, e.lesson_name, e.lesson_slug, e.study_project_number, e.title, e.published
    from exercises e where e.published or exists (
      select from exercise_results r where r.group_id = any(${groups.map(({ id }) => id)}::uuid[]) and r.exercise_id = e.id
        and (r.is_latest or r.completed_on is null))
    order by e.display_order, e.lesson_id, e.level, e.type, e.study_project_number, e.id`.execute(db);
  return rows;
}

/** A learner with what they did at the exercises of a sheet, packed. */
export type PackedLearner = {
  readonly group: string;
  readonly last_name: string;
  readonly first_name: string;
  /** Null where whoever asks may not see it. */
  readonly email: string | null;
  readonly external_id: string | null;
  /** As `parseCells` reads it. */
  readonly cells: string;
  /** Entries separated by `;`, each `number=day`: when the latest attempt at an exercise was finished. */
  readonly days: string;
};

type Row = PackedLearner & { readonly id: string; readonly last_key: string; readonly first_key: string };

const atOnce = 200;

/**
 * The learners of a group by name with what they did at some exercises, step by step: between two steps neither a
 * connection nor a lock is held, however slowly they are taken.
 */
async function* readLearners(
  db: Database,
  { id, name, time_zone, external_id, sees_addresses }: ExportGroup,
  exercises: readonly ColumnFact[],
): AsyncGenerator<PackedLearner[]> {
  const number = sql`array_position(${exercises.map(({ exercise_id }) => exercise_id)}::uuid[], r.exercise_id) - 1`;
  let after: Pick<Row, 'id' | 'last_key' | 'first_key'> | null = null;
  for (;;) {
    const next: RawBuilder<unknown> = after
      ? sql`and (lower(u.last_name), lower(u.first_name), u.id) > (${after.last_key}, ${after.first_key}, ${after.id}::uuid)`
      : sql``;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select ${name}::text as group, ${external_id}::text as external_id, case when ${sees_addresses} then m.email end as email, m.last_name, m.first_name, m.last_key, m.first_key, m.id, coalesce(done.cells, '') as cells, coalesce(done.days, '') as days
      from (
        select m.group_id, m.user_id, u.id, u.email, u.last_name, u.first_name, lower(u.last_name) as last_key, lower(u.first_name) as first_key
        from group_members m join users u on u.id = m.user_id
        where m.group_id = ${id} and m.role = 'STUDENT' and m.deleted_on is null ${next}
        order by lower(u.last_name), lower(u.first_name), u.id limit ${atOnce}
      ) m cross join lateral (
        select (select string_agg(cell.entry, ';') from (${cellEntries(number)}) cell) as cells,
          (select string_agg((${number}) || '=' || (r.completed_on at time zone ${time_zone})::date, ';') from exercise_results r
            where r.group_id = m.group_id and r.user_id = m.user_id and r.is_latest) as days
      ) done
      order by m.last_key, m.first_key, m.id`.execute(db);
    yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < atOnce) return;
  }
}

/** The learners of the groups for each sheet in turn; null where the next sheet begins. */
export async function* readSheets(
  db: Database,
  groups: readonly ExportGroup[],
  sheets: readonly { readonly exercises: readonly ColumnFact[] }[],
): AsyncGenerator<PackedLearner[] | null> {
  for (const { exercises } of sheets) {
    for (const group of groups) yield* readLearners(db, group, exercises);
    yield null;
  }
}
