import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, inject, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense } from '../../../../seed/school.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { cloneDatabase, type TestServer } from '../../../../test/harness.ts';
import { openServer } from '../../../../test/open-server.ts';
import { openUnlimited } from '../../../../test/security/principals.ts';

let server: TestServer;
let app: FastifyInstance;
let course_id: string;
let other_course_id: string;
let licenses: { id: string; institution_id: string }[];
let staff: BuiltUser[];
let learners: BuiltUser[];
let exercises: { type: 'STUDY_PROJECT' | 'BENCHMARK' | 'SUMMARY'; id: string }[];

const people = (count: number, values = {}) =>
  Promise.all(Array.from({ length: count }, () => buildUser(server.db, values)));

/** Staff: 30 who teach, then an administrator of each institution, a developer, and somebody of support. */
const teachers = 30;

beforeAll(async () => {
  // Its results have no answers, so they stand in a database of their own.
  server = await openServer(await cloneDatabase());
  app = await openUnlimited(server);
  const { db } = server;
  course_id = (await buildCourse(db, { levels: 2 })).id;
  other_course_id = (await buildCourse(db)).id;
  for (const name of ['Networks', 'Sensors']) {
    const { id: lesson_id } = await buildLesson(db, { course_id, name });
    for (const level of [1, 2]) await buildStudyProject(db, { lesson_id, level, study_project_number: level });
    if (name === 'Networks')
      for (const level of [1, 2])
        await buildBenchmark(db, { course_id, level, questions: [{ type: 'TRUE_OR_FALSE', lesson_id }] });
  }
  const { rows } = await sql<(typeof exercises)[number]>`
    select 'STUDY_PROJECT' as type, s.id from study_projects s join lessons l on l.id = s.lesson_id where l.course_id = ${course_id}
    union all select 'BENCHMARK', id from benchmarks where course_id = ${course_id}
    union all select 'SUMMARY', id from summaries where course_id = ${course_id}`.execute(db);
  exercises = rows;
  licenses = await Promise.all([1, 2, 3].map(() => buildLicense(db, { max_users: 100_000 })));
  const admins = await people(licenses.length);
  for (const [at, { institution_id }] of licenses.entries())
    await addInstitutionMember(db, institution_id, admins[at]!.id, 'CENTER_ADMIN');
  const [developer] = await people(1, { role: 'DEVELOPER' });
  const [support] = await people(1, { role: 'TECH_SUPPORT' });
  staff = [...(await people(teachers)), ...admins, developer!, support!];
  learners = await people(40);
});

/** What a learner did at one of the exercises: finished attempts, and one that is open. */
type Work = { finished: number; open: boolean; corrects: number; total: number; first: number; seconds: number };
type Round = {
  institution: number;
  courses: 'ONE' | 'BOTH' | 'OTHER';
  deleted: boolean;
  members: { person: number; role: 'INSTRUCTOR' | 'STUDENT'; removed: boolean }[];
  work: { learner: number; exercise: number; did: Work }[];
  viewer: number;
  asks: 'OWNER' | 'MEMBER' | 'STAFF';
  all: boolean;
};

const anyWork = fc.record({
  finished: fc.nat({ max: 2 }),
  open: fc.boolean(),
  corrects: fc.nat({ max: 9 }),
  total: fc.integer({ min: 1, max: 9 }),
  first: fc.nat({ max: 9 }),
  seconds: fc.nat({ max: 20_000 }),
});
const anyRound: fc.Arbitrary<Round> = fc.record({
  institution: fc.nat({ max: 2 }),
  courses: fc.constantFrom('ONE', 'ONE', 'BOTH', 'BOTH', 'OTHER'),
  deleted: fc.nat({ max: 9 }).map((one) => one === 0),
  members: fc.uniqueArray(
    fc.record({
      person: fc.nat({ max: teachers + 39 }),
      role: fc.constantFrom('INSTRUCTOR', 'STUDENT', 'STUDENT'),
      removed: fc.nat({ max: 4 }).map((one) => one === 0),
    }),
    { selector: ({ person }) => person, minLength: 2, maxLength: 12 },
  ),
  work: fc.array(fc.record({ learner: fc.nat({ max: 11 }), exercise: fc.nat({ max: 7 }), did: anyWork }), {
    maxLength: 20,
  }),
  viewer: fc.nat({ max: 99 }),
  asks: fc.constantFrom('OWNER', 'OWNER', 'MEMBER', 'STAFF'),
  all: fc.nat({ max: 9 }).map((one) => one === 0),
});

let names = 0;

/** Makes a group as a round says, and chooses who asks. */
async function play({ institution, courses, deleted, members, work, viewer, asks }: Round) {
  const { db } = server;
  const group = await buildGroup(db, {
    license_id: licenses[institution]!.id,
    owner_id: staff[viewer % teachers]!.id,
    name: `Group ${(names += 1)}`,
    courses: { ONE: [course_id], BOTH: [course_id, other_course_id], OTHER: [other_course_id] }[courses],
  });
  const inGroup: BuiltUser[] = [staff[viewer % teachers]!];
  for (const { person, role, removed } of members) {
    const somebody = person < teachers ? staff[person]! : learners[person - teachers]!;
    if (inGroup.includes(somebody)) continue;
    inGroup.push(somebody);
    await addGroupMember(db, group.id, somebody.id, role);
    if (removed)
      await sql`update group_members set deleted_on = now() where group_id = ${group.id} and user_id = ${somebody.id}`.execute(
        db,
      );
  }
  const done = new Set<string>();
  for (const { learner, exercise, did } of work) {
    const at = learner % inGroup.length;
    if (!done.has(`${at} ${exercise}`)) await writeWork(group.id, inGroup[at]!.id, exercise, did);
    done.add(`${at} ${exercise}`);
  }
  if (deleted) await sql`update groups set deleted_on = now() where id = ${group.id}`.execute(db);
  const asking = { OWNER: inGroup.slice(0, 1), MEMBER: inGroup, STAFF: staff }[asks];
  return { group_id: group.id, viewer: asking[viewer % asking.length]! };
}

/** Attempts at an exercise one after the other, the last of them open. */
async function writeWork(group_id: string, user_id: string, exercise: number, did: Work): Promise<void> {
  const { type, id } = exercises[exercise % exercises.length]!;
  const corrects = Math.min(did.corrects, did.total);
  const first = Math.min(did.first, corrects);
  const column = { STUDY_PROJECT: 'study_project_id', BENCHMARK: 'benchmark_id', SUMMARY: 'summary_id' }[type];
  const attempts = did.finished + (did.open ? 1 : 0);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const isDone = attempt <= did.finished;
    await sql`
      with begun as (insert into attempts (group_id, user_id, course_id, type, study_project_id, state, questions, submitted_at, submitted_by)
        select ${group_id}, ${user_id}, ${course_id}, ${type}::exercise_type, ${type === 'STUDY_PROJECT' ? id : null}::uuid,
          ${isDone ? 'SUBMITTED' : 'STARTED'}::attempt_state, '[]', ${isDone ? sql`now()` : null}, ${isDone ? 'LEARNER' : null}
        returning id)
      insert into exercise_results (group_id, user_id, attempt_id, type, ${sql.id(column)}, attempt, is_latest, total_questions,
        questions_done, corrects, incorrects, first_try_corrects, seconds_spent, completed_on)
      select ${group_id}, ${user_id}, begun.id, ${type}::exercise_type, ${id}, ${attempt}, ${attempt === did.finished}, ${did.total},
        ${isDone ? did.total : 1}, ${isDone ? corrects : 0}, ${isDone ? did.total - corrects : 0}, ${isDone ? first : 0},
        ${did.seconds + attempt}, ${isDone ? sql`now() - make_interval(hours => ${did.seconds % 900})` : null}
      from begun`.execute(server.db);
  }
}

type Line = Record<string, string | number | null>;

/** The rows that somebody should get, sheet by sheet, told from the tables alone; empty where they should get nothing. */
async function expectedLines(viewer: BuiltUser, group_id: string | null): Promise<Line[]> {
  const { rows } = await sql<{ line: Line }>`
    with mine as (
      select g.*, i.time_zone from groups g join institutions i on i.id = g.institution_id
      where g.deleted_on is null and exists (select from group_courses c where c.group_id = g.id and c.course_id = ${course_id})
        and (exists (select from group_members t where t.group_id = g.id and t.user_id = ${viewer.id} and t.deleted_on is null
            and t.role in ('MAIN_INSTRUCTOR', 'INSTRUCTOR'))
          or exists (select from institution_members a where a.institution_id = g.institution_id and a.user_id = ${viewer.id}
            and a.deleted_on is null and a.role = 'CENTER_ADMIN')
          or ${group_id}::uuid is not null and exists (select from users d where d.id = ${viewer.id} and d.role = 'DEVELOPER'))
        and (${group_id}::uuid is null or g.id = ${group_id}::uuid)
    ), exercise as (
      select 'Level ' || s.level as sheet, l.name || ' – project ' || s.study_project_number as label, s.id
      from study_projects s join lessons l on l.id = s.lesson_id where l.course_id = ${course_id}
      union all select 'Benchmarks and summaries', 'Benchmark, level ' || level, id from benchmarks where course_id = ${course_id}
      union all select 'Benchmarks and summaries', 'Summary, level ' || level, id from summaries where course_id = ${course_id}
    ), cell as (
      select g.id as group_id, m.user_id, e.sheet, e.label, f.corrects, f.total_questions, f.first_try_corrects, f.attempt,
        (f.completed_on at time zone g.time_zone)::date - date '1899-12-30' as day,
        f.total_questions - f.corrects as wrong, 
        -- Sittings here ask nothing, so that nothing of them is answered.
        case when e.sheet like 'Level%' then o.questions_done when o.attempt is not null then 0 end as open_done, o.total_questions as open_total,
        case when num_nonnulls(f.attempt, o.attempt) > 0 then coalesce(f.seconds_spent, 0) + coalesce(o.seconds_spent, 0) end as seconds
      from mine g join group_members m on m.group_id = g.id and m.role = 'STUDENT' and m.deleted_on is null
      cross join exercise e
      left join exercise_results f on f.group_id = g.id and f.user_id = m.user_id and f.exercise_id = e.id and f.is_latest
      left join exercise_results o on o.group_id = g.id and o.user_id = m.user_id and o.exercise_id = e.id and o.completed_on is null
    )
    select jsonb_build_object('sheet', c.sheet, 'Group', g.name, 'Last name', u.last_name, 'First name', u.first_name,
        'Completed', count(c.attempt), 'Correct', coalesce(sum(c.corrects), 0), 'Incorrect', coalesce(sum(c.wrong), 0),
        'Questions', coalesce(sum(c.total_questions), 0), 'Correct at first try', coalesce(sum(c.first_try_corrects), 0),
        'Seconds', coalesce(sum(c.seconds), 0))
      || case when c.sheet like 'Level%' then jsonb_build_object('Progress (%)', round(100.0 * count(c.attempt) / count(*))) else '{}' end
      || jsonb_object_agg(c.label || ': state', case when c.attempt is not null then 'Completed'
          when c.open_total is not null then 'In progress' else 'Not started' end)
      || jsonb_object_agg(c.label || ': score (%)', round(100.0 * c.corrects / c.total_questions))
      || jsonb_object_agg(c.label || ': correct', c.corrects)
      || jsonb_object_agg(c.label || ': questions', coalesce(c.total_questions, c.open_total))
      || jsonb_object_agg(c.label || ': correct at first try', c.first_try_corrects)
      || jsonb_object_agg(c.label || ': attempt', c.attempt)
      || jsonb_object_agg(c.label || ': completed on', c.day)
      || jsonb_object_agg(c.label || ': done in open attempt', c.open_done)
      || jsonb_object_agg(c.label || ': seconds', c.seconds) as line
    from cell c join groups g on g.id = c.group_id join users u on u.id = c.user_id
    group by c.sheet, g.id, g.name, u.id, u.last_name, u.first_name`.execute(server.db);
  return rows.map(({ line }) => line);
}

const ask = `query ask($courseId: ID!, $groupId: ID) { gradebookExcelExport(courseId: $courseId, groupId: $groupId) { address learners } }`;

/** The rows that somebody gets; empty where they are refused. Times in minutes say the same as the seconds beside them. */
async function exportedLines(viewer: BuiltUser, groupId: string | null): Promise<Line[]> {
  const headers = { authorization: `Bearer ${await server.tokenOf(viewer)}`, 'content-type': 'application/json' };
  const payload = JSON.stringify({ query: ask, variables: { courseId: course_id, groupId } });
  const { data } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
  if (!data) return [];
  const { address } = data.gradebookExcelExport;
  const reply = await app.inject({ url: address, headers: { authorization: headers.authorization } });
  expect(reply.statusCode).toBe(200);
  const book = read(reply.rawPayload);
  return book.SheetNames.flatMap((sheet) =>
    utils.sheet_to_json<Line>(book.Sheets[sheet]!, { defval: null }).map((row) => {
      const times = Object.entries(row).filter(([head]) => /time \(mm:ss\)$/i.test(head));
      for (const [head, time] of times) {
        const seconds = row[head.replace('time (mm:ss)', 'seconds').replace('Time (mm:ss)', 'Seconds')];
        expect(time === null ? null : Math.round(Number(time) * 86_400)).toBe(seconds);
        delete row[head];
      }
      return { ...row, sheet };
    }),
  );
}

const sorted = (lines: readonly Line[]) => lines.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
const keyOf = (line: Line) => [line['sheet'], line['Group'], line['Last name'], line['First name']].join('\t');

// A little more than half of them are answered, so that a thousand spreadsheets are read.
const rounds = howMany({ sample: 10, deep: 1850 });

it(
  `lists in ${rounds} random groups the learners that a query of the tables finds, with their figures, and nobody to others (T27, T28)`,
  async () => {
    const seen = { full: 0, empty: 0, rows: 0 };
    await fc.assert(
      fc.asyncProperty(anyRound, async (round) => {
        const { group_id, viewer } = await play(round);
        const asked = round.all ? null : group_id;
        const expected = await expectedLines(viewer, asked);
        expect(sorted(await exportedLines(viewer, asked))).toEqual(sorted(expected));
        seen[expected.length > 0 ? 'full' : 'empty'] += 1;
        seen.rows += expected.length;
      }),
      { numRuns: rounds, seed: inject('seed') },
    );
    console.info(`${seen.full} spreadsheets with ${seen.rows} rows, ${seen.empty} refused`);
    expect(seen.full).toBeGreaterThanOrEqual(howMany({ sample: 4, deep: 1000 }));
  },
  longTest,
);
