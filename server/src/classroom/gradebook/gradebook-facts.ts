import type { GradebookColumn } from '@lectern/domain/classroom/gradebook/gradebook.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { ExerciseType } from '../../base/database/types.ts';
import { getViewerId, type Context, type PermissionChecks } from '../../base/graphql/context.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { exerciseResultJson, type ExerciseResultShape } from '../../learning/attempt/exercise-result.ts';
import { cellEntries, exercisesOf } from './gradebook-parts.ts';

/** An exercise as a column of the gradebook. */
export type ColumnFact = GradebookColumn & {
  readonly type: ExerciseType;
  readonly lesson_name: string | null;
  readonly lesson_slug: string | null;
  readonly study_project_number: number | null;
  readonly title: string | null;
};

/** A learner with packed cells for each kind of exercise; columns count within their kind. */
export type StudentFact = {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly STUDY_PROJECT: string;
  readonly BENCHMARK: string;
  readonly SUMMARY: string;
};

/** Everything the gradebook of a course in a group is made of. */
export type GradebookFacts = {
  readonly access: GroupAccess;
  readonly is_member: boolean;
  readonly columns: readonly ColumnFact[];
  readonly students: readonly StudentFact[];
  /** All finished attempts of the one learner that was asked for, oldest first; empty for a whole group. */
  readonly history: readonly ExerciseResultShape[];
};

const known = new WeakMap<PermissionChecks, Map<string, Promise<GradebookFacts | null>>>();

/** The gradebook for an operation; several of them in one document share one statement. It refuses who may not read it. */
export async function readGradebook(
  context: Context,
  operation: Operation,
  ids: { groupId: string; courseId: string; studentId: string | null },
): Promise<GradebookFacts> {
  const viewerId = getViewerId(context);
  const asked = known.get(context.checks) ?? new Map<string, Promise<GradebookFacts | null>>();
  known.set(context.checks, asked);
  const name = JSON.stringify(ids);
  const reading = asked.get(name) ?? findGradebook(context.db, viewerId, ids);
  asked.set(name, reading);
  const facts = await reading;
  const isSelf = ids.studentId === viewerId && facts?.is_member === true;
  context.checks.allow(operation, facts ? { ...principalOf(facts.access), isSelf } : { signedIn: true });
  if (!facts || (ids.studentId !== null && facts.students.length === 0)) throw new Refusal('NOT_FOUND');
  return facts;
}

/** The number of the column of a result `r`, found by halves; null where the exercise is of another course. */
const columnNumber = sql`case when numbers.ids[width_bucket(r.exercise_id, numbers.ids)] = r.exercise_id
  then numbers.numbers[width_bucket(r.exercise_id, numbers.ids)] end`;

/**
 * The gradebook with what somebody is to it, whoever that is; null where there is none. Columns are what is published and
 * asks something, and what was taken back but has results here. Rows are the live learners by name.
 */
export async function findGradebook(
  db: Database,
  viewerId: string,
  { groupId, courseId, studentId }: { groupId: string; courseId: string; studentId: string | null },
): Promise<GradebookFacts | null> {
  // Without a name, so that it is planned each time: a plan that is to fit every group takes seconds for a large one.
  const { rows } = await sql<{ facts: GradebookFacts }>`
    with exercises as (
      ${exercisesOf(courseId)}
    ), columns as materialized (
      select e.*, (row_number() over (partition by e.type order by e.display_order, e.lesson_id, e.level, e.study_project_number, e.id) - 1)::int as number
      from exercises e where e.published or exists (
        select from exercise_results r where r.group_id = ${groupId} and r.exercise_id = e.id
          and (r.is_latest or r.completed_on is null) and (${studentId}::uuid is null or r.user_id = ${studentId}::uuid))
    ), numbers as materialized (select array_agg(c.id order by c.id) as ids, array_agg(c.number order by c.id) as numbers from columns c)
    select json_build_object(
      'access', ${groupAccessJson()},
      'is_member', exists (select from group_members m where m.group_id = g.id and m.user_id = viewer.id and m.deleted_on is null),
      'columns', (
        select coalesce(json_agg(json_build_object('type', c.type, 'exercise_id', c.id, 'level', c.level, 'lesson_id', c.lesson_id,
          'lesson_name', c.lesson_name, 'lesson_slug', c.lesson_slug, 'study_project_number', c.study_project_number,
          'title', c.title, 'published', c.published)
          order by c.type, c.number), '[]'::json)
        from columns c),
      'students', (
        select coalesce(json_agg(json_build_object('user_id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
          'STUDY_PROJECT', coalesce(p.study_projects, ''), 'BENCHMARK', coalesce(p.benchmarks, ''), 'SUMMARY', coalesce(p.summaries, ''))
          order by lower(u.last_name), lower(u.first_name), u.id), '[]'::json)
        from group_members m join users u on u.id = m.user_id
        cross join numbers
        cross join lateral (
          select string_agg(cell.entry, ';') filter (where cell.type = 'STUDY_PROJECT') as study_projects,
            string_agg(cell.entry, ';') filter (where cell.type = 'BENCHMARK') as benchmarks,
            string_agg(cell.entry, ';') filter (where cell.type = 'SUMMARY') as summaries
          from (
            ${cellEntries(columnNumber)}
          ) cell
        ) p
        where m.group_id = g.id and m.deleted_on is null and (m.role = 'STUDENT' or m.user_id = ${studentId}::uuid)
          and (${studentId}::uuid is null or m.user_id = ${studentId}::uuid)),
      'history', (
        select coalesce(json_agg(${exerciseResultJson()} order by r.completed_on, r.exercise_id), '[]'::json)
        from exercise_results r
        where r.group_id = g.id and r.user_id = ${studentId}::uuid and r.completed_on is not null
          and r.exercise_id in (select c.id from columns c))
    ) as facts
    from users viewer
    join groups g on g.id = ${groupId} and g.deleted_on is null
    join group_courses gc on gc.group_id = g.id and gc.course_id = ${courseId}
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  return rows[0]?.facts ?? null;
}
