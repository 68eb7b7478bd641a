import { join } from 'node:path';
import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { sql, type RawBuilder } from 'kysely';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../server/seed/content.ts';
import { buildGroup, buildInstitution, buildLicense } from '../server/seed/school.ts';
import type { Database } from '../server/src/base/database/connect.ts';
import { startEmbeddedDatabase } from '../server/src/base/database/embedded/embedded.ts';
import { keptDatabase } from './kept-database.ts';

/** A school that was working for a while: what the bench runs on. */
export type School = {
  readonly url: string;
  readonly db: Database;
  readonly course_id: string;
  /** Learners with their group; the issuer of all is the same. */
  readonly learners: readonly { readonly id: string; readonly subject: string; readonly group_id: string }[];
  readonly answers: number;
};

/** The folder of the PostgreSQL that the bench starts; its data are kept for the next run. */
export const folder = join(import.meta.dirname, '../.cache/bench');

/** The issuer in every token of the bench. */
export const issuer = 'http://localhost:4900/identity';

const learnersPerGroup = 25;
const answersPerLearner = 160;

/** Starts the PostgreSQL of the bench with the settings of production. */
export function startDatabase() {
  return startEmbeddedDatabase(folder);
}

/** A school with so many answers; made once and kept. */
export async function school(adminUrl: string, answers: number): Promise<School> {
  const learners = Math.round(answers / answersPerLearner);
  const { url, db } = await keptDatabase(adminUrl, {
    name: String(answers),
    what: `a school of ${count(learners)} learners and ${count(answers)} answers`,
    fill: (filled) => fill(filled, Math.round(learners / learnersPerGroup)),
  });
  const course = await db.selectFrom('courses').select('id').orderBy('created_on').limit(1).executeTakeFirstOrThrow();
  const { rows } = await sql<School['learners'][number]>`
    select u.id, u.subject, m.group_id from group_members m join users u on u.id = m.user_id
    join group_courses c on c.group_id = m.group_id and c.course_id = ${course.id}
    where m.role = 'STUDENT' order by md5(u.id::text) limit 6000`.execute(db);
  const counted = await sql<{ n: number }>`select count(*) as n from answer_records`.execute(db);
  return { url, db, course_id: course.id, learners: rows, answers: counted.rows[0]?.n ?? 0 };
}

const count = (rows: number) => rows.toLocaleString('en');

async function fill(db: Database, groups: number): Promise<void> {
  const course = await buildCourseOfBench(db);
  const institution = await buildInstitution(db);
  const license = await buildLicense(db, {
    institution_id: institution.id,
    max_users: groups * learnersPerGroup + 1000,
  });
  const groupIds: string[] = [];
  for (let n = 0; n < groups; n++) {
    const group = await buildGroup(db, {
      name: `Group ${n}`,
      license_id: license.id,
      courses: [course.id],
      group_size: learnersPerGroup,
    });
    groupIds.push(group.id);
  }
  await fillWithWork(db, { groupIds, courseId: course.id, learnersPerGroup, projects: 20, summaries: 1 });
}

/** A course of 12 lessons, each with a study project on two levels, and a benchmark of 20 questions on both. */
export async function buildCourseOfBench(db: Database): Promise<{ readonly id: string }> {
  const course = await buildCourse(db, { name: 'Connected Devices' });
  const lessons: { id: string }[] = [];
  for (let n = 1; n <= 12; n++) lessons.push(await buildLesson(db, { course_id: course.id, name: `Lesson ${n}` }));
  for (const lesson of lessons) {
    for (const level of [1, 2]) {
      await buildStudyProject(db, {
        lesson_id: lesson.id,
        level,
        cases: [questionTypeNames.map((type) => ({ type }))],
      });
    }
  }
  for (const level of [1, 2]) {
    const questions = Array.from({ length: 20 }, (_, n) => ({
      type: questionTypeNames[n % questionTypeNames.length] ?? questionTypeNames[0],
      lesson_id: lessons[n % 12]?.id ?? '',
    }));
    await buildBenchmark(db, { course_id: course.id, level, time: 1800, questions });
  }
  return course;
}

/** Who has worked, and on what. */
type Work = {
  readonly groupIds: readonly string[];
  readonly courseId: string;
  readonly learnersPerGroup: number;
  /** How many study projects each learner has finished, at most. */
  readonly projects: number;
  /** Up to which level they have finished the summaries; of benchmarks all. */
  readonly summaries: number;
  /** How many days ago a learner `m` began; 20 where it is left out. */
  readonly daysAgo?: RawBuilder<number>;
};

/** Learners of some groups with finished study projects, benchmarks and summaries of a course, written in bulk. */
export async function fillWithWork(
  db: Database,
  { groupIds, courseId, learnersPerGroup: each, projects, summaries, daysAgo = sql`20` }: Work,
): Promise<void> {
  const ids = sql`any(${groupIds}::uuid[])`;
  await db.transaction().execute(async (bulk) => {
    await sql`insert into users (first_name, last_name, email, email_verified, issuer, subject)
      select 'Learner', g.name || ' ' || n, md5(g.id::text || n) || '@bench.test', true, ${issuer}, md5(g.id::text || n)
      from groups g, generate_series(1, ${each}::int) n where g.id = ${ids}`.execute(bulk);
    await sql`insert into group_members (group_id, user_id, role)
      select g.id, u.id, 'STUDENT' from groups g, generate_series(1, ${each}::int) n, users u
      where g.id = ${ids} and u.subject = md5(g.id::text || n)`.execute(bulk);
    // Bulk rows keep every constraint but are not checked row by row against their parents.
    await sql`set local session_replication_role = replica`.execute(bulk);
    await sql`create temporary table exercises on commit drop as
      select 'STUDY_PROJECT'::exercise_type as type, s.id, l.course_id, s.level, s.id as project, null::uuid as benchmark, null::uuid as summary,
        row_number() over (order by l.display_order, s.level) as place,
        (select jsonb_agg(jsonb_build_object('question_id', q.id, 'version_id', q.version_id, 'type', q.type, 'exercise_id', s.id,
          'lesson_id', s.lesson_id, 'lesson_name', null, 'level', s.level, 'case_number', 1, 'is_reinforced', q.is_reinforced, 'order', '[]'::jsonb) order by q.order_key)
          from case_studies cs join questions q on q.case_study_id = cs.id where cs.study_project_id = s.id) as questions
      from study_projects s join lessons l on l.id = s.lesson_id where l.course_id = ${courseId}
      union all
      select 'BENCHMARK', b.id, b.course_id, b.level, null, b.id, null, 100 + b.level, asked.questions
      from benchmarks b cross join lateral (select jsonb_agg(jsonb_build_object('question_id', q.id, 'version_id', q.version_id, 'type', q.type,
        'exercise_id', b.id, 'lesson_id', q.lesson_id, 'lesson_name', null, 'level', b.level, 'case_number', null, 'is_reinforced', false, 'order', '[]'::jsonb)) as questions
        from questions q where q.benchmark_id = b.id) asked where b.course_id = ${courseId}
      union all
      select 'SUMMARY', s.id, s.course_id, s.level, null, null, s.id, 110 + s.level, asked.questions
      from summaries s cross join lateral (select jsonb_agg(jsonb_build_object('question_id', q.id, 'version_id', q.version_id, 'type', q.type,
        'exercise_id', s.id, 'lesson_id', q.lesson_id, 'lesson_name', null, 'level', s.level, 'case_number', null, 'is_reinforced', false, 'order', '[]'::jsonb)) as questions
        from questions q where q.benchmark_id = s.benchmark_id) asked where s.course_id = ${courseId} and s.level <= ${summaries}`.execute(
      bulk,
    );
    await sql`delete from exercises where type = 'STUDY_PROJECT' and place > ${projects}`.execute(bulk);
    await sql`insert into attempts (group_id, user_id, course_id, type, study_project_id, level, state, revision, questions, started_at, submitted_at, submitted_by)
      select m.group_id, m.user_id, e.course_id, e.type, e.project, e.level, 'SUBMITTED', 6, e.questions,
        began.on + e.place * interval '1 hour', began.on + e.place * interval '1 hour 10 minutes', 'LEARNER'
      from group_members m cross join lateral (select now() - ${daysAgo} * interval '1 day' as on) began, exercises e
      where m.role = 'STUDENT' and m.group_id = ${ids}`.execute(bulk);
    await sql`insert into answer_records (group_id, attempt_id, question_id, user_id, version_id, exercise_id, result, first_try, tries, answer, seconds_spent, created_on)
      select a.group_id, a.id, (q ->> 'question_id')::uuid, a.user_id, (q ->> 'version_id')::uuid, (q ->> 'exercise_id')::uuid,
        graded.result, graded.result, 1, '{"chosen": []}', 20, a.submitted_at
      from attempts a cross join lateral jsonb_array_elements(a.questions) q
      cross join lateral (select get_byte(uuid_send(a.id), 0) % 10 < 8 and get_byte(uuid_send((q ->> 'question_id')::uuid), 1) % 7 <> get_byte(uuid_send(a.id), 2) % 7 as result) graded
      where a.group_id = ${ids}`.execute(bulk);
    await sql`insert into exercise_results (group_id, user_id, attempt_id, type, study_project_id, benchmark_id, summary_id, attempt, is_latest,
        total_questions, questions_done, corrects, incorrects, first_try_corrects, seconds_spent, started_on, completed_on)
      select a.group_id, a.user_id, a.id, a.type, e.project, e.benchmark, e.summary, 1, true, n.total, n.total, n.rights, n.total - n.rights, n.rights,
        n.total * 20, a.started_at, a.submitted_at
      from attempts a join exercises e on e.id = coalesce(a.study_project_id, (a.questions -> 0 ->> 'exercise_id')::uuid)
      join lateral (select count(*)::int as total, count(*) filter (where r.result)::int as rights
        from answer_records r where r.group_id = a.group_id and r.attempt_id = a.id) n on true
      where a.group_id = ${ids}`.execute(bulk);
  });
  // What is left to clear up would be done while something is measured.
  await sql`vacuum analyze`.execute(db);
}
