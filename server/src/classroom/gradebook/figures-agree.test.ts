import { read, utils } from '@e965/xlsx';
import { parseCells } from '@lectern/domain/classroom/gradebook/cells.ts';
import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { questionFields, rightAnswer, wrongAnswer } from '../../../test/answers.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import type { AskedQuestion } from '../../../test/taking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const scored = 'corrects total_questions seconds_spent';
const asked = `questions { question { ${questionFields} } }`;
const begin = `mutation ($data: StartAssessmentInput!) { startAssessment(data: $data) { id revision ${asked} result { ${scored} } } }`;
const draft = `mutation ($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { id } }`;
const submit = (kind: string) => `mutation ($where: AttemptWhere!, $data: [AnswerRecordInput!]!) {
  shown: save${kind === 'BENCHMARK' ? 'Benchmark' : 'Summary'}Answers(where: $where, data: $data) { result { ${scored} } } }`;
const saveProject = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) {
  id attempt_questions { question { ${questionFields} } } } }`;
const check = `mutation ($data: CheckAnswerInput!) { checkAnswer(data: $data) { result } }`;
const finish = `mutation ($data: [AnswerRecordInput!]!) { saveAnswers(data: $data) { exercise_result { attempt_id ${scored} } } }`;
const project = `query ($id: ID!, $groupId: ID!) { studyProject(id: $id, groupId: $groupId) { latest { attempt_questions { seconds_spent } } } }`;
const finished = `query ($groupId: ID!, $attemptId: ID!) { finishedAttempt(groupId: $groupId, attemptId: $attemptId) { result { ${scored} } questions { last_result } } }`;
const parts = `columns { exercise_id } students { user_id cells complete correct_answers incorrect_answers total_questions
  lesson_progress seconds_spent study_project_results { exercise_id seconds_spent } }`;
const card = `latest { corrects first_try_corrects total_questions seconds_spent }
  open { questions_done total_questions seconds_spent }`;
const own = `query ($courseId: ID!, $groupId: ID!, $studentId: ID!) {
  studentCourseProgress(courseId: $courseId, groupId: $groupId) {
    total { percent completed seconds_spent } levels { completed seconds_spent }
    studyProjects { id: study_project_id ${card} }
    benchmark { id: benchmark_id ${card} }
    summary { id: summary_id ${card} } }
  group(where: { id: $groupId }) { progress courses { progress } }
  studentGradebookOverview(courseId: $courseId, groupId: $groupId, studentId: $studentId) {
    lessons { ${parts} } benchmarks { ${parts} } summaries { ${parts} } history { attempt_id exercise_id ${scored} } } }`;
const listed = `query ($institutionId: ID!, $userId: ID!) { groups(institutionId: $institutionId, userId: $userId) { groups { progress } } }`;
const taught = `query ($courseId: ID!, $groupId: ID!) {
  lessons: lessonGradebookOverview(courseId: $courseId, groupId: $groupId) { ${parts} }
  benchmarks: benchmarkGradebookOverview(courseId: $courseId, groupId: $groupId) { ${parts} }
  summaries: summaryGradebookOverview(courseId: $courseId, groupId: $groupId) { ${parts} } }`;

const spreadsheet = `query ($courseId: ID!, $groupId: ID) { gradebookExcelExport(courseId: $courseId, groupId: $groupId) { address } }`;

/** How a question is answered. */
const answering = fc.constantFrom('RIGHT', 'WRONG', 'NOT');
type Answering = 'RIGHT' | 'WRONG' | 'NOT';

/** What a learner does next: a sitting of one or all levels, or a study project, with so many seconds a question. */
type Play =
  | {
      readonly kind: 'BENCHMARK' | 'SUMMARY';
      readonly level: number | null;
      readonly seconds: number[];
      readonly clock: number;
      readonly answers: Answering[];
      readonly leaves: boolean;
    }
  | {
      readonly kind: 'PROJECT';
      readonly number: number;
      readonly seconds: number[];
      readonly answers: Answering[];
      readonly leaves: boolean;
    };

const seconds = fc.array(fc.oneof(fc.integer({ max: 90, min: 0 }), fc.double({ min: 0, max: 2500, noNaN: true })), {
  minLength: 4,
  maxLength: 4,
});
const answers = fc.array(answering, { minLength: 4, maxLength: 4 });
const plays: fc.Arbitrary<Play[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('BENCHMARK', 'SUMMARY', 'SUMMARY'),
      level: fc.constantFrom(1, 2, null),
      seconds,
      clock: fc.integer({ min: 1, max: 4000 }),
      answers,
      leaves: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('PROJECT' as const),
      number: fc.nat({ max: 1 }),
      seconds,
      answers,
      leaves: fc.boolean(),
    }),
  ),
  { minLength: 3, maxLength: 7 },
);

type World = {
  readonly learner: BuiltUser;
  readonly instructor: BuiltUser;
  readonly group_id: string;
  readonly institution_id: string;
  readonly course_id: string;
  readonly projects: readonly string[];
};

async function world(): Promise<World> {
  const { db } = server;
  const types = [...questionTypeNames, ...questionTypeNames];
  const { id: course_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  for (const level of [1, 2])
    await buildBenchmark(db, {
      course_id,
      level,
      time: null,
      questions: types.splice(0, 2).map((type) => ({ type, lesson_id })),
    });
  const projects = [1, 2].map((study_project_number) =>
    buildStudyProject(db, {
      lesson_id,
      study_project_number,
      level: study_project_number,
      cases: [types.splice(0, 2).map((type) => ({ type }))],
    }),
  );
  const { id: group_id, institution_id } = await buildGroup(db, { courses: [course_id] });
  const [learner, instructor] = [await buildUser(db), await buildUser(db)];
  await addGroupMember(db, group_id, learner.id);
  await addGroupMember(db, group_id, instructor.id, 'INSTRUCTOR');
  return {
    learner,
    instructor,
    group_id,
    institution_id,
    course_id,
    projects: (await Promise.all(projects)).map(({ id }) => id),
  };
}

type Scored = { readonly corrects: number; readonly total_questions: number; readonly seconds_spent: number };
const scoreOf = ({ corrects, total_questions, seconds_spent }: Scored): Scored => ({
  corrects,
  total_questions,
  seconds_spent,
});

/** What the result screen of each finished attempt has shown, by the attempt. */
type Shown = Map<string, Scored>;

async function sit(place: World, play: Exclude<Play, { kind: 'PROJECT' }>, shown: Shown): Promise<void> {
  const { learner, group_id, course_id } = place;
  const { kind, level, clock } = play;
  const begun = await server.call(learner, begin, { data: { group_id, course_id, type: kind, level } });
  // A benchmark is taken once, and one sitting after the other.
  if (begun.code) return;
  const { id, revision, questions } = begun.data['startAssessment'];
  await sql`update attempts set started_at = started_at - make_interval(secs => ${clock}) where id = ${id}`.execute(
    server.db,
  );
  const given = await Promise.all(
    (questions as readonly AskedQuestion[]).map(async ({ question }, index) => {
      const how = play.answers[index % play.answers.length];
      const answer = await (how === 'RIGHT' ? rightAnswer : wrongAnswer)(server.db, question);
      return { question_id: question.id, answer: how === 'NOT' ? null : answer, seconds_spent: play.seconds[index] };
    }),
  );
  const answered = given.filter(({ answer }) => answer !== null);
  if (play.leaves) {
    const left = { group_id, attempt_id: id, revision, answers: answered };
    expect((await server.call(learner, draft, { data: left })).code).toBeNull();
    const ofKind = kind === 'BENCHMARK' ? 'benchmark' : 'summary';
    const ids = { groupId: group_id, courseId: course_id, studentId: learner.id };
    const cards: readonly Card[] = (await server.call(learner, own, ids)).data['studentCourseProgress'][ofKind];
    const done = cards.reduce((total, { open }) => total + (open?.questions_done ?? 0), 0);
    // What is saved is answered, whichever level it belongs to.
    const isOnlyOne = revision === 0 && cards.filter(({ open }) => open).length === (level === null ? 2 : 1);
    expect(done).toBe(isOnlyOne ? answered.length : done);
    return;
  }
  const data = answered.map((one) => ({ group_id, ...one }));
  const reply = await server.call(learner, submit(kind), { where: { group_id, attempt_id: id }, data });
  shown.set(id, scoreOf(reply.data['shown'].result));
  const again = { group_id, course_id, type: kind, attempt_id: id };
  const looked = await server.call(learner, begin, { data: again });
  expect(scoreOf(looked.data['startAssessment'].result)).toEqual(shown.get(id));
}

async function study(place: World, play: Extract<Play, { kind: 'PROJECT' }>, shown: Shown): Promise<void> {
  const { learner, group_id, projects } = place;
  const where = { group_id, study_project_id: projects[play.number] };
  const begun = await server.call(learner, saveProject, { data: where });
  const tasks: readonly AskedQuestion[] = begun.data['saveStudyProjectProgress'].attempt_questions;
  for (const [index, { question }] of tasks.entries()) {
    const isRight = play.answers[index] === 'RIGHT';
    const answer = await (isRight ? rightAnswer : wrongAnswer)(server.db, question);
    const tried = { ...where, question_id: question.id, answer };
    const [first = 0, second = 0] = play.seconds.slice(2 * index);
    for (const one of isRight ? [first] : [first, first + second])
      await server.call(learner, check, { data: { ...tried, seconds_spent: one } });
    // Reading the explanation counts no more.
    const progress = { [question.id]: { seconds: 1700 } };
    await server.call(learner, saveProject, { data: { ...where, progress } });
    if (play.leaves) return;
  }
  const reply = await server.call(learner, finish, { data: [{ ...where, question_id: tasks[0]?.question.id }] });
  const { attempt_id, ...result } = reply.data['saveAnswers'].exercise_result;
  shown.set(attempt_id, scoreOf(result));
  const looked = await server.call(learner, project, { id: where.study_project_id, groupId: group_id });
  expect(sum(looked.data['studyProject'].latest.attempt_questions)).toBe(result.seconds_spent);
}

type Timed = { readonly seconds_spent: number };
type Result = Scored & { readonly attempt_id: string };
type Card = {
  readonly id: string;
  readonly latest: (Scored & { readonly first_try_corrects: number }) | null;
  readonly open: (Timed & { readonly questions_done: number; readonly total_questions: number }) | null;
};
type Overview = {
  readonly columns: readonly { readonly exercise_id: string }[];
  readonly students: readonly [
    Timed & {
      readonly cells: string;
      readonly complete: number;
      readonly correct_answers: number;
      readonly incorrect_answers: number;
      readonly total_questions: number;
      readonly lesson_progress: number | null;
      readonly study_project_results: readonly Cell[];
    },
  ];
};

/** The figures of each exercise that was begun, as its card on the page of the course says them. */
const onCards = (cards: readonly Card[]) =>
  new Map(
    cards
      .filter(({ latest, open }) => latest ?? open)
      .map(({ id, latest, open }) => [
        id,
        {
          finished: latest && [
            latest.corrects,
            latest.total_questions,
            latest.first_try_corrects,
            latest.seconds_spent,
          ],
          open: open && [open.questions_done, open.total_questions, open.seconds_spent],
        },
      ]),
  );

/** The same as the cells of the gradebook say them. */
const inCells = ({ columns, students: [row] }: Overview) =>
  new Map(
    [...parseCells(row.cells).values()].map(({ column, finished: done, open }) => [
      columns[column]?.exercise_id,
      {
        finished: done && [done.corrects, done.total, done.first_try, done.seconds],
        open: open && [open.done, open.total, open.seconds],
      },
    ]),
  );
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
const sumIn = (rows: readonly Row[], ofExercises: RegExp) =>
  rows
    .flatMap((row) => Object.entries(row).filter(([head]) => ofExercises.test(head)))
    .reduce((total, [, cell]) => total + (Number(cell) || 0), 0);

/** Plays in a world of its own and compares what everybody sees of it: how many exercises it was. */
async function compare(played: readonly Play[]): Promise<number> {
  const place = await world();
  const { learner, instructor, group_id: groupId, course_id: courseId } = place;
  let compared = 0;
  const shown: Shown = new Map();
  for (const play of played) await (play.kind === 'PROJECT' ? study : sit)(place, play as never, shown);

  const ids = { groupId, courseId, studentId: learner.id };
  const {
    studentCourseProgress: dashboard,
    studentGradebookOverview: mine,
    group,
  } = (await server.call(learner, own, ids)).data;
  const ofLearner = { institutionId: place.institution_id, userId: learner.id };
  const groups = (await server.call(learner, listed, ofLearner)).data['groups'];
  const { data: theirs } = await server.call(instructor, taught, { groupId, courseId });

  const history: readonly Result[] = mine.history;
  const attempts = Map.groupBy(history, ({ attempt_id }) => attempt_id);
  const summed = [...attempts].map(([id, results]) => [
    id,
    {
      corrects: results.reduce((total, { corrects }) => total + corrects, 0),
      total_questions: results.reduce((total, { total_questions }) => total + total_questions, 0),
      seconds_spent: sum(results),
    },
  ]);
  expect(new Map(summed as [string, Scored][])).toEqual(shown);
  for (const [attemptId, said] of shown) {
    for (const reader of [learner, instructor]) {
      const { result, questions } = (await server.call(reader, finished, { groupId, attemptId })).data[
        'finishedAttempt'
      ];
      expect(scoreOf(result)).toEqual(said);
      // Where it is known question by question, that adds up to the same.
      const right = questions.filter(({ last_result }: { last_result: boolean | null }) => last_result).length;
      const counted = reader === instructor ? [right, questions.length] : [said.corrects, said.total_questions];
      expect(counted).toEqual([said.corrects, said.total_questions]);
    }
  }

  for (const [kind, cards] of [
    ['lessons', dashboard.studyProjects],
    ['benchmarks', dashboard.benchmark],
    ['summaries', dashboard.summary],
  ] as const) {
    const overview: Overview = theirs[kind];
    const [row] = overview.students;
    expect(mine[kind].students).toEqual([row]);
    const said = onCards(cards);
    expect(inCells(overview)).toEqual(said);
    const done = [...said.values()].flatMap((one) => (one.finished ? [one.finished] : []));
    const added = (at: number) => done.reduce((total, one) => total + (one[at] ?? 0), 0);
    expect([row.complete, row.correct_answers, row.correct_answers + row.incorrect_answers]).toEqual([
      done.length,
      added(0),
      added(1),
    ]);
    expect(row.seconds_spent).toBe(sum(row.study_project_results));
    compared += said.size;
  }
  const [assessments, ...levels] = await exported(place);
  for (const [rows, kinds] of [
    [[assessments ?? {}], ['benchmarks', 'summaries']],
    [levels, ['lessons']],
  ] as const) {
    const ofKinds = kinds.map((kind) => theirs[kind] as Overview);
    const said = ofKinds.flatMap((overview) => [...inCells(overview).values()]);
    const added = (at: number) => said.reduce((total, one) => total + (one.finished?.[at] ?? 0), 0);
    const spent = sum(ofKinds.map(({ students }) => students[0]));
    for (const [heads, figure] of [
      [[/^Correct$/, /: correct$/], added(0)],
      [[/^Questions$/], added(1)],
      [[/: questions$/], said.reduce((total, one) => total + (one.finished?.[1] ?? one.open?.[1] ?? 0), 0)],
      [[/: correct at first try$/], added(2)],
      [[/: done in open attempt$/], said.reduce((total, one) => total + (one.open?.[0] ?? 0), 0)],
      [[/^Completed$/], said.filter((one) => one.finished).length],
      [[/^Seconds$/, /: seconds$/], spent],
    ] as const)
      for (const head of heads) expect([head, sumIn(rows, head)]).toEqual([head, figure]);
  }
  const { total } = dashboard;
  const [studied] = (theirs.lessons as Overview).students;
  const [inList] = groups.groups;
  const [ofCourse] = group.courses;
  expect([studied.complete, studied.lesson_progress, group.progress, ofCourse.progress, inList.progress]).toEqual([
    total.completed,
    ...Array.from({ length: 4 }, () => total.percent),
  ]);
  expect(total.seconds_spent).toBe(studied.seconds_spent);
  expect(sum(dashboard.levels)).toBe(total.seconds_spent);
  expect(dashboard.levels.reduce((all: number, level: { completed: number }) => all + level.completed, 0)).toBe(
    total.completed,
  );
  return compared;
}

/** As many worlds as spreadsheets are written at once, each beside the server, which then has time for the others. */
const atOnce = fc.array(plays, { minLength: 3, maxLength: 3 });

it(
  'every figure of a learner is the same on Home, results, reviews, dashboard, own gradebook, that of the instructor and its spreadsheet',
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
