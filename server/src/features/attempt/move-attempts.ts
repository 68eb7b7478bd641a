import { renumbered, type DatedResult } from '@lectern/domain/attempt/renumbered.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { lockMember } from '../group/lock-member.ts';

/** Whose work moves, and between which groups. */
export type AttemptMove = { readonly user_id: string; readonly from: string; readonly to: string };

/** Work that has moved, by the ids of the attempts and of the further attempts that an instructor has allowed. */
export type MovedWork = { readonly attempts: readonly string[]; readonly permissions: readonly string[] };

/**
 * Moves the work of a learner in the courses that both groups have, in the transaction of `db`: attempts with their
 * answers and results, and the attempts an instructor has allowed. Results that are there already stay and are numbered
 * anew with those that come, by date. The learner is a member of both groups. Only a constraint refuses it: no membership
 * there, or an exercise that is begun in both groups. It gives the work that moved; with `work`, only that moves.
 */
export async function moveAttempts(db: Database, move: AttemptMove, work: MovedWork | null = null): Promise<MovedWork> {
  const { user_id, from, to } = move;
  const attempts = work?.attempts ?? null;
  for (const group of [from, to].toSorted()) await lockMember(db, group, user_id);
  await sql`set constraints exercise_results_attempt_fkey, answer_records_attempt_fkey, attempt_permissions_attempt_fkey
    deferred`.execute(db);
  const { rows } = await sql<{ id: string }>`/* move-attempts */
    update attempts set group_id = ${to} where group_id = ${from} and user_id = ${user_id}
      and course_id in (select course_id from group_courses where group_id = ${to})
      and (${attempts}::uuid[] is null or id = any(${attempts}::uuid[]))
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`/* move-answers */ update answer_records set group_id = ${to} where group_id = ${from} and attempt_id = any(${ids}::uuid[])`.execute(
    db,
  );
  const permissions = await movePermissions(db, move, work?.permissions ?? null);
  await moveResults(db, move, ids);
  return { attempts: ids, permissions };
}

/** What is allowed there already is not allowed a second time. */
async function movePermissions(
  db: Database,
  { user_id, from, to }: AttemptMove,
  permissions: readonly string[] | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`/* move-permissions */
    update attempt_permissions p set group_id = ${to} where p.group_id = ${from} and p.user_id = ${user_id}
      and (${permissions}::uuid[] is null or p.id = any(${permissions}::uuid[]))
      and exists (
        select from group_courses gc where gc.group_id = ${to} and gc.course_id = coalesce(
          (select course_id from benchmarks where id = p.benchmark_id), (select course_id from summaries where id = p.summary_id)))
      and (p.used_by_attempt is not null or not exists (
        select from attempt_permissions there where there.group_id = ${to} and there.user_id = p.user_id
          and coalesce(there.benchmark_id, there.summary_id) = coalesce(p.benchmark_id, p.summary_id)
          and there.used_by_attempt is null))
    returning p.id`.execute(db);
  return rows.map(({ id }) => id);
}

// Numbers that no result has while they are given anew, since no two of one exercise may be the same at any moment.
const aside = { there: 1_000_000, coming: 2_000_000 };

async function moveResults(db: Database, { user_id, from, to }: AttemptMove, ids: readonly string[]): Promise<void> {
  await sql`/* set-results-aside */
    update exercise_results r set is_latest = false, attempt = r.attempt + ${aside.there}::int
    where r.group_id = ${to} and r.user_id = ${user_id} and r.exercise_id in (
      select exercise_id from exercise_results where group_id = ${from} and user_id = ${user_id} and attempt_id = any(${ids}::uuid[]))`.execute(
    db,
  );
  await sql`/* move-results */
    update exercise_results set group_id = ${to}, is_latest = false, attempt = attempt + ${aside.coming}::int
    where group_id = ${from} and user_id = ${user_id} and attempt_id = any(${ids}::uuid[])`.execute(db);
  const { rows } = await sql<DatedResult & { exercise_id: string }>`/* results-aside */
    select exercise_id, attempt_id, to_json(started_on) #>> '{}' as started_on, to_json(completed_on) #>> '{}' as completed_on
    from exercise_results where group_id = ${to} and user_id = ${user_id} and attempt > ${aside.there}::int`.execute(
    db,
  );
  const places = [...Map.groupBy(rows, ({ exercise_id }) => exercise_id)].flatMap(([exercise_id, results]) =>
    renumbered(results).map((place) => ({ ...place, exercise_id })),
  );
  await sql`/* number-results */
    update exercise_results r set attempt = x.attempt, is_latest = x.is_latest
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as x(exercise_id uuid, attempt_id uuid, attempt integer, is_latest boolean)
    where r.group_id = ${to} and r.user_id = ${user_id} and r.exercise_id = x.exercise_id and r.attempt_id = x.attempt_id`.execute(
    db,
  );
}
