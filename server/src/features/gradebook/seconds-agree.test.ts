import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { questionFields, wrongAnswer } from '../../../test/answers.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import type { AskedQuestion } from '../../../test/taking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const type = 'TRUE_OR_FALSE' as const;
const asked = `questions { question { ${questionFields} } }`;
const begin = `mutation ($data: StartAssessmentInput!) { startAssessment(data: $data) { id ${asked} result { seconds_spent } } }`;
const submit = (kind: string) => `mutation ($where: AttemptWhere!, $data: [AnswerRecordInput!]!) {
  shown: save${kind === 'BENCHMARK' ? 'Benchmark' : 'Summary'}Answers(where: $where, data: $data) { result { seconds_spent } } }`;
const saveProject = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) {
  id attempt_questions { question { ${questionFields} } } } }`;
const check = `mutation ($data: CheckAnswerInput!) { checkAnswer(data: $data) { result } }`;
const finish = `mutation ($data: [AnswerRecordInput!]!) { saveAnswers(data: $data) { exercise_result { attempt_id seconds_spent } } }`;
const project = `query ($id: ID!, $groupId: ID!) { studyProject(id: $id, groupId: $groupId) { latest { attempt_questions { seconds_spent } } } }`;
const finished = `query ($groupId: ID!, $attemptId: ID!) { finishedAttempt(groupId: $groupId, attemptId: $attemptId) { result { seconds_spent } } }`;
const parts = 'students { user_id seconds_spent study_project_results { exercise_id seconds_spent } }';
const own = `query ($courseId: ID!, $groupId: ID!, $studentId: ID!) {
  studentCourseProgress(courseId: $courseId, groupId: $groupId) {
    total { seconds_spent } levels { seconds_spent }
    studyProjects { id: study_project_id latest { seconds_spent } open { seconds_spent } }
    benchmark { id: benchmark_id latest { seconds_spent } open { seconds_spent } }
    summary { id: summary_id latest { seconds_spent } open { seconds_spent } } }
  studentGradebookOverview(courseId: $courseId, groupId: $groupId, studentId: $studentId) {
    lessons { ${parts} } benchmarks { ${parts} } summaries { ${parts} } history { attempt_id exercise_id seconds_spent } } }`;
const taught = `query ($courseId: ID!, $groupId: ID!) {
  lessons: lessonGradebookOverview(courseId: $courseId, groupId: $groupId) { ${parts} }
  benchmarks: benchmarkGradebookOverview(courseId: $courseId, groupId: $groupId) { ${parts} }
  summaries: summaryGradebookOverview(courseId: $courseId, groupId: $groupId) { ${parts} } }`;

const spreadsheet = `query ($courseId: ID!, $groupId: ID) { gradebookExcelExport(courseId: $courseId, groupId: $groupId) { address } }`;

/** What a learner does next: a sitting of one or all levels, or a study project, with so many seconds a question. */
type Play =
  | {
      readonly kind: 'BENCHMARK' | 'SUMMARY';
      readonly level: number | null;
      readonly seconds: number[];
      readonly clock: number;
    }
  | { readonly kind: 'PROJECT'; readonly number: number; readonly seconds: number[]; readonly leaves: boolean };

const seconds = fc.array(fc.oneof(fc.integer({ max: 90, min: 0 }), fc.double({ min: 0, max: 2500, noNaN: true })), {
  minLength: 4,
  maxLength: 4,
});
const plays: fc.Arbitrary<Play[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('BENCHMARK', 'SUMMARY', 'SUMMARY'),
      level: fc.constantFrom(1, 2, null),
      seconds,
      clock: fc.integer({ min: 1, max: 4000 }),
    }),
    fc.record({ kind: fc.constant('PROJECT' as const), number: fc.nat({ max: 1 }), seconds, leaves: fc.boolean() }),
  ),
  { minLength: 3, maxLength: 7 },
);

type World = {
  readonly learner: BuiltUser;
  readonly instructor: BuiltUser;
  readonly group_id: string;
  readonly course_id: string;
  readonly projects: readonly string[];
};

async function world(): Promise<World> {
  const { db } = server;
  const { id: course_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  for (const level of [1, 2])
    await buildBenchmark(db, { course_id, level, time: null, questions: [1, 2].map(() => ({ type, lesson_id })) });
  const projects = [1, 2].map((study_project_number) =>
    buildStudyProject(db, {
      lesson_id,
      study_project_number,
      level: study_project_number,
      cases: [[{ type }, { type }]],
    }),
  );
  const { id: group_id } = await buildGroup(db, { courses: [course_id] });
  const [learner, instructor] = [await buildUser(db), await buildUser(db)];
  await addGroupMember(db, group_id, learner.id);
  await addGroupMember(db, group_id, instructor.id, 'INSTRUCTOR');
  return { learner, instructor, group_id, course_id, projects: (await Promise.all(projects)).map(({ id }) => id) };
}

/** The seconds that the result screen of each finished attempt has shown, by the attempt. */
type Shown = Map<string, number>;

async function sit(place: World, play: Exclude<Play, { kind: 'PROJECT' }>, shown: Shown): Promise<void> {
  const { learner, group_id, course_id } = place;
  const { kind, level, clock } = play;
  const begun = await server.call(learner, begin, { data: { group_id, course_id, type: kind, level } });
  // A benchmark is taken once.
  if (begun.code === 'ALREADY_COMPLETE') return;
  const { id, questions } = begun.data['startAssessment'];
  await sql`update attempts set started_at = started_at - make_interval(secs => ${clock}) where id = ${id}`.execute(
    server.db,
  );
  const data = await Promise.all(
    (questions as readonly AskedQuestion[]).map(async ({ question }, index) => ({
      group_id,
      question_id: question.id,
      answer: await wrongAnswer(server.db, question),
      seconds_spent: play.seconds[index],
    })),
  );
  const reply = await server.call(learner, submit(kind), { where: { group_id, attempt_id: id }, data });
  shown.set(id, reply.data['shown'].result.seconds_spent);
  const again = { group_id, course_id, type: kind, attempt_id: id };
  const looked = await server.call(learner, begin, { data: again });
  expect(looked.data['startAssessment'].result.seconds_spent).toBe(shown.get(id));
}

async function study(place: World, play: Extract<Play, { kind: 'PROJECT' }>, shown: Shown): Promise<void> {
  const { learner, group_id, projects } = place;
  const where = { group_id, study_project_id: projects[play.number] };
  const begun = await server.call(learner, saveProject, { data: where });
  const tasks: readonly AskedQuestion[] = begun.data['saveStudyProjectProgress'].attempt_questions;
  for (const [index, { question }] of tasks.entries()) {
    const tried = { ...where, question_id: question.id, answer: await wrongAnswer(server.db, question) };
    const [first = 0, second = 0] = play.seconds.slice(2 * index);
    for (const one of [first, first + second])
      await server.call(learner, check, { data: { ...tried, seconds_spent: one } });
    // Reading the explanation counts no more.
    const progress = { [question.id]: { seconds: 1700 } };
    await server.call(learner, saveProject, { data: { ...where, progress } });
    if (play.leaves) return;
  }
  const reply = await server.call(learner, finish, { data: [{ ...where, question_id: tasks[0]?.question.id }] });
  const { attempt_id, seconds_spent } = reply.data['saveAnswers'].exercise_result;
  shown.set(attempt_id, seconds_spent);
  const looked = await server.call(learner, project, { id: where.study_project_id, groupId: group_id });
  expect(sum(looked.data['studyProject'].latest.attempt_questions)).toBe(seconds_spent);
}

type Timed = { readonly seconds_spent: number };
type Result = Timed & { readonly attempt_id: string };
type Card = { readonly id: string; readonly latest: Timed | null; readonly open: Timed | null };
type Cell = Timed & { readonly exercise_id: string };
const sum = (list: readonly (Timed | null)[]) => list.reduce((total, one) => total + (one?.seconds_spent ?? 0), 0);

type Row = Readonly<Record<string, unknown>>;

/** The row of the only learner on each sheet of the spreadsheet: that of benchmarks and summaries first. */
async function exported({ instructor, group_id: groupId, course_id: courseId }: World): Promise<Row[]> {
  const { data } = await server.call(instructor, spreadsheet, { courseId, groupId });
  const headers = { authorization: `Bearer ${await server.tokenOf(instructor)}` };
  const { rawPayload } = await server.app.inject({ url: data['gradebookExcelExport'].address, headers });
  const book = read(rawPayload);
  return book.SheetNames.map((name) => utils.sheet_to_json<Row>(book.Sheets[name] ?? {})[0] ?? {});
}
const secondsIn = (rows: readonly Row[], ofExercises: RegExp) =>
  rows
    .flatMap((row) => Object.entries(row).filter(([head]) => ofExercises.test(head)))
    .reduce((total, [, cell]) => total + Number(cell), 0);

/** Plays in a world of its own and compares what everybody sees of it: how many exercises it was. */
async function compare(played: readonly Play[]): Promise<number> {
  const place = await world();
  const { learner, instructor, group_id: groupId, course_id: courseId } = place;
  let compared = 0;
  const shown: Shown = new Map();
  for (const play of played) await (play.kind === 'PROJECT' ? study : sit)(place, play as never, shown);

  const ids = { groupId, courseId, studentId: learner.id };
  const { studentCourseProgress: dashboard, studentGradebookOverview: mine } = (await server.call(learner, own, ids))
    .data;
  const { data: theirs } = await server.call(instructor, taught, { groupId, courseId });

  const attempts = Map.groupBy(mine.history as readonly Result[], ({ attempt_id }) => attempt_id);
  expect(new Map([...attempts].map(([id, results]) => [id, sum(results)]))).toEqual(shown);
  for (const [attemptId, said] of shown) {
    for (const reader of [learner, instructor]) {
      const { data } = await server.call(reader, finished, { groupId, attemptId });
      expect(data['finishedAttempt'].result.seconds_spent).toBe(said);
    }
  }

  for (const [kind, cards] of [
    ['lessons', dashboard.studyProjects],
    ['benchmarks', dashboard.benchmark],
    ['summaries', dashboard.summary],
  ] as const) {
    const [row] = theirs[kind].students;
    expect(mine[kind].students).toEqual([row]);
    const begun = (cards as readonly Card[]).filter(({ latest, open }) => latest || open);
    const onCards = new Map(begun.map(({ id, latest, open }) => [id, sum([latest, open])]));
    const cells: readonly Cell[] = row.study_project_results;
    const inCells = cells.map(({ exercise_id, seconds_spent }) => [exercise_id, seconds_spent] as const);
    expect(new Map(inCells)).toEqual(onCards);
    expect(row.seconds_spent).toBe(sum(cells));
    compared += begun.length;
  }
  const [assessments, ...levels] = await exported(place);
  const taken = sum([theirs.benchmarks.students[0], theirs.summaries.students[0]]);
  const studied = theirs.lessons.students[0].seconds_spent;
  for (const column of [/^Seconds$/, /: seconds$/]) {
    expect(secondsIn([assessments ?? {}], column)).toBe(taken);
    expect(secondsIn(levels, column)).toBe(studied);
  }
  expect(dashboard.total.seconds_spent).toBe(mine.lessons.students[0].seconds_spent);
  expect(sum(dashboard.levels)).toBe(dashboard.total.seconds_spent);
  return compared;
}

/** As many worlds as spreadsheets are written at once, each beside the server, which then has time for the others. */
const atOnce = fc.array(plays, { minLength: 3, maxLength: 3 });

it(
  'results, dashboard, own gradebook, that of the instructor and its spreadsheet agree to the second, for one level as for all',
  async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(atOnce, async (worlds) => {
        for (const exercises of await Promise.all(worlds.map(compare))) compared += exercises;
      }),
      { numRuns: howMany({ sample: 2, deep: 100 }), endOnFailure: true },
    );
    expect(compared).toBeGreaterThan(10);
  },
  longTest,
);
