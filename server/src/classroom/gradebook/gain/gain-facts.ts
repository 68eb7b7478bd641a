import type { ItemSums } from '@lectern/domain/classroom/gradebook/gain/item-analysis.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { isShown } from '../../../base/content/is-shown.ts';
import { exercisesOf } from '../gradebook-parts.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';

/** A learner of the group; pairs name them by their number in the list. */
export type GainLearner = { readonly user_id: string; readonly first_name: string; readonly last_name: string };

/** A lesson that learners see, or of which they were asked before it was taken back; pairs name it by its number in the list. */
export type GainLesson = { readonly lesson_id: string; readonly lesson_name: string };

/** How one learner answered twice in one lesson: numbers of learner and lesson, level where one learner is asked about, then kept, gained, lost, missed. */
export type PackedPairs = readonly [number, number | null, number | null, number, number, number, number];

/** A question of the assessments that somebody has answered. */
export type GainQuestion = {
  readonly question_id: string;
  readonly question: string;
  readonly level: number;
  /** Its lesson by the number in the list; null where that is gone. */
  readonly lesson: number | null;
  /** Kept, gained, lost, missed. */
  readonly pairs: readonly [number, number, number, number];
  readonly benchmark: ItemSums;
  readonly summary: ItemSums;
};

/** How many study projects were completed for the first time on a day, by everybody together. */
export type CompletedOn = { readonly day: string; readonly completed: number };

/** What learning gain and questions are computed from: the first finished benchmark and summary of each learner. */
export type GainFacts = {
  readonly access: GroupAccess;
  readonly learners: readonly GainLearner[];
  readonly lessons: readonly GainLesson[];
  readonly pairs: readonly PackedPairs[];
  readonly questions: readonly GainQuestion[];
  /** By day, the earliest first. */
  readonly days: readonly CompletedOn[];
  /** How many published study projects there are. */
  readonly projects: number;
};

type Asked = { groupId: string; courseId: string; studentId: string | null; level: number | null };

/** The facts of a whole group for an operation, at one level or at all. It refuses who may not read the gradebook. */
export async function readGroupGain(
  context: Context,
  operation: Operation,
  asked: Omit<Asked, 'studentId'>,
): Promise<GainFacts> {
  const facts = await readGain(context, { ...asked, studentId: null });
  context.checks.allow(operation, facts ? principalOf(facts.access) : { signedIn: true });
  if (!facts) throw new Refusal('NOT_FOUND');
  return facts;
}

const paired = sql`count(*) filter (where p.before and p.after) as kept, count(*) filter (where p.after and not p.before) as gained,
  count(*) filter (where p.before and not p.after) as lost, count(*) filter (where not p.before and not p.after) as missed`;

/** The sums over the first answers `p` to a question, before or after. */
const sumsOf = (
  right: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): RawBuilder<ItemSums> => sql<ItemSums>`json_build_object(
  'answers', count(${right}), 'right', count(*) filter (where ${right}), 'rest', coalesce(sum(${rest}), 0),
  'rest_squared', coalesce(sum(${rest} * ${rest}), 0), 'rest_of_right', coalesce(sum(${rest}) filter (where ${right}), 0))`;

/** The facts of one learner or of all; whether the viewer may see them is for the caller to ask. */
export async function readGain(
  context: Context,
  { groupId, courseId, studentId, level }: Asked,
): Promise<GainFacts | null> {
  const viewerId = getViewerId(context);
  const ofLevel = sql`(${level}::smallint is null or b.level = ${level}::smallint)`;
  // Of a whole group levels are not told apart, which halves the rows.
  const levelOfPair = studentId === null ? sql`null::smallint` : sql`p.level`;
  // Without a name, so that it is planned each time, as the gradebook is. No part may be called as a table is.
  const { rows } = await sql<{ facts: GainFacts }>`
    with learners as materialized (
      select u.id, u.first_name, u.last_name, row_number() over (order by lower(u.last_name), lower(u.first_name), u.id)::int - 1 as number
      from group_members m join users u on u.id = m.user_id
      where m.group_id = ${groupId} and m.deleted_on is null and (m.role = 'STUDENT' or m.user_id = ${studentId}::uuid)
        and (${studentId}::uuid is null or m.user_id = ${studentId}::uuid)
    ), assessments as (
      select b.id, 'BENCHMARK' as kind, b.level from benchmarks b where b.course_id = ${courseId} and ${ofLevel}
      union all select b.id, 'SUMMARY', b.level from summaries b where b.course_id = ${courseId} and ${ofLevel}
    ), firsts as materialized (
      -- Learner by learner, so that it is known how many rows there will be: what follows is planned by it.
      select l.number as learner, r.* from learners l cross join lateral (
        select distinct on (r.exercise_id) r.exercise_id, r.attempt_id, r.questions_done, r.first_try_corrects,
          a.kind = 'BENCHMARK' as is_benchmark, a.level
        from exercise_results r join assessments a on a.id = r.exercise_id
        where r.group_id = ${groupId} and r.user_id = l.id and r.completed_on is not null
        order by r.exercise_id, r.attempt
      ) r
    ), given as materialized (
      -- Grouped, not joined with itself, which would be looked up answer by answer.
      select f.learner, f.level, x.question_id,
        bool_or(x.first_try) filter (where f.is_benchmark) as before, bool_or(x.first_try) filter (where not f.is_benchmark) as after,
        max(x.rest) filter (where f.is_benchmark) as rest_before, max(x.rest) filter (where not f.is_benchmark) as rest_after
      from firsts f cross join lateral (
        select x.question_id, x.first_try,
          coalesce((f.first_try_corrects - x.first_try::int)::float8 / nullif(f.questions_done - 1, 0), 0) as rest
        from answer_records x
        where x.group_id = ${groupId} and x.attempt_id = f.attempt_id and x.exercise_id = f.exercise_id
        -- Keeps it a part of its own, of at least one row for each attempt.
        offset 0
      ) x
      group by f.learner, f.level, x.question_id
    ), about as materialized (
      select l.id, l.name, row_number() over (order by l.display_order, l.id)::int - 1 as number
      from lessons l where l.course_id = ${courseId} and l.deleted_on is null and (${isShown('lessons', 'l')}
        or exists (select from given p join questions q on q.id = p.question_id where q.lesson_id = l.id))
    ), items as materialized (
      select p.question_id, p.level, ${paired},
        ${sumsOf(sql`p.before`, sql`p.rest_before`)} as benchmark, ${sumsOf(sql`p.after`, sql`p.rest_after`)} as summary
      from given p group by p.question_id, p.level
    ), asked as materialized (
      select q.id, q.question, l.number as lesson from questions q left join about l on l.id = q.lesson_id
      where q.id in (select i.question_id from items i)
    ), projects as materialized (
      select b.id from (${exercisesOf(courseId)}) b where b.type = 'STUDY_PROJECT' and b.published and ${ofLevel}
    )
    select json_build_object(
      'access', ${groupAccessJson()},
      'learners', (
        select coalesce(json_agg(json_build_object('user_id', l.id, 'first_name', l.first_name, 'last_name', l.last_name) order by l.number), '[]'::json)
        from learners l),
      'lessons', (
        select coalesce(json_agg(json_build_object('lesson_id', l.id, 'lesson_name', l.name) order by l.number), '[]'::json) from about l),
      'pairs', (
        select coalesce(json_agg(array[p.learner, p.lesson, p.level, p.kept, p.gained, p.lost, p.missed]), '[]'::json)
        from (
          select p.learner, a.lesson, ${levelOfPair} as level, ${paired}
          from given p join asked a on a.id = p.question_id
          where p.before is not null and p.after is not null group by 1, 2, 3
        ) p),
      'questions', (
        select coalesce(json_agg(json_build_object('question_id', a.id, 'question', a.question, 'lesson', a.lesson, 'level', i.level,
          'pairs', array[i.kept, i.gained, i.lost, i.missed], 'benchmark', i.benchmark, 'summary', i.summary)
          order by i.level, a.lesson, a.id), '[]'::json)
        from items i join asked a on a.id = i.question_id),
      'days', (
        select coalesce(json_agg(json_build_object('day', d.day, 'completed', d.completed) order by d.day), '[]'::json)
        from (
          select (first.completed_on at time zone i.time_zone)::date as day, count(*) as completed
          from (
            select min(r.completed_on) as completed_on
            from exercise_results r join learners l on l.id = r.user_id
            join projects p on p.id = r.study_project_id
            where r.group_id = ${groupId} and r.completed_on is not null
            group by r.user_id, r.study_project_id
          ) first
          group by 1
        ) d),
      'projects', (select count(*) from projects)
    ) as facts
    from users viewer
    join groups g on g.id = ${groupId} and g.deleted_on is null
    join institutions i on i.id = g.institution_id
    join group_courses gc on gc.group_id = g.id and gc.course_id = ${courseId}
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
  return rows[0]?.facts ?? null;
}
