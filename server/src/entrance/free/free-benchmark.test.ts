// One at a time: it moves the clock.
import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../../seed/content.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { questionFields, rightAnswer, wrongAnswer, type Shown } from '../../../test/answers.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { rowCounts } from '../../../test/row-counts.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';

let server: TestServer;
let course_id: string;

const begin = `query begin($courseId: ID!, $level: Int) { freeBenchmark(courseId: $courseId, level: $level) {
  id ticket type level time_limit deadline questions { answer seconds_spent last_result incorrect_count question { ${questionFields} } } } }`;
const finish = `query finish($ticket: String!, $answers: [DraftAnswerInput!]!) { freeBenchmarkResult(ticket: $ticket, answers: $answers) {
  id percent corrects total_questions seconds_spent band by_lesson { lesson_name band } } }`;
const list = `{ freeCourseBenchmarks { id name logo description language levels product { id name } benchmarks { level time total_questions } } }`;

type Begun = { id: string; ticket: string; questions: { question: Shown }[] };

/** Without limits. */
let call: Call;

beforeAll(async () => {
  server = await testServer();
  course_id = await offer();
  call = await openUnlimited(server);
});

afterEach(() => void vi.useRealTimers());

/** A course in the list of free benchmarks whose first level asks a sample of each type of question. */
async function offer(values: { questions_per_lesson?: number } = {}): Promise<string> {
  const { id } = await buildCourse(server.db, { name: 'Living Online', description: 'For everyone.' });
  const { id: lesson_id } = await buildLesson(server.db, { course_id: id, name: 'Networks' });
  const { id: other } = await buildLesson(server.db, { course_id: id, name: 'Devices' });
  const questions = [
    ...questionTypeNames.map((type) => ({ type, lesson_id, is_free_sample: true })),
    { type: 'SEQUENCE', lesson_id: other, is_free_sample: true },
  ];
  await buildBenchmark(server.db, { course_id: id, questions: questions as never, ...values });
  await server.db.insertInto('free_course_benchmarks').values({ course_id: id }).execute();
  return id;
}

async function begun(courseId = course_id, caller: BuiltUser | null = null, level: number | null = 1): Promise<Begun> {
  return (await call(caller, begin, { courseId, level })).data.freeBenchmark;
}

const answersTo = (questions: Begun['questions'], rights: (index: number) => boolean) =>
  Promise.all(
    questions.map(async ({ question }, index) => ({
      question_id: question.id,
      answer: await (rights(index) ? rightAnswer : wrongAnswer)(server.db, question),
      seconds_spent: 2,
    })),
  );

/** Whatever tells a right answer, or whether one given was right. */
const key =
  /"is_correct":(true|false)|"sequence":\d|"match":"|"letter":"[A-Z]","concept|"concept":"[^"]*","letter":"|"last_result":(true|false)|"incorrect_count":[^0]|_msg(_two)?":"|"hint":"|"reveal":"/;

describe('a free benchmark', () => {
  it('is taken by a visitor from the list to the score, and what comes never says which answers are right', async () => {
    const offered = (await call(null, list)).data.freeCourseBenchmarks.find(
      ({ id }: { id: string }) => id === course_id,
    );
    expect(offered).toMatchObject({
      name: 'Living Online',
      description: 'For everyone.',
      levels: 2,
      benchmarks: [{ level: 1, time: 600, total_questions: 6 }],
    });
    const reply = await call(null, begin, { courseId: course_id, level: 1 });
    const { ticket, questions, deadline } = reply.data.freeBenchmark as Begun & { deadline: string };
    expect(questions).toHaveLength(6);
    expect(Date.parse(deadline)).toBeGreaterThan(Date.now() + 590_000);
    const answers = await answersTo(questions, (index) => index > 0);
    const result = await call(null, finish, { ticket, answers });
    expect(result.data.freeBenchmarkResult).toMatchObject({
      percent: 83,
      corrects: 5,
      total_questions: 6,
      band: 'GOOD',
    });
    expect(result.data.freeBenchmarkResult.by_lesson.map((one: object) => Object.keys(one))).toEqual([
      ['lesson_name', 'band'],
    ]);
    for (const text of [JSON.stringify(reply), JSON.stringify(result)]) expect(text).not.toMatch(key);
    expect(JSON.stringify(result)).not.toContain(questions[0]?.question.id);
  });

  it('keeps its ticket closed: neither versions nor orders can be read in it', async () => {
    const { ticket, questions } = await begun();
    const readable = ticket.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(readable.join('')).not.toContain(questions[0]?.question.id);
    expect(readable[0]).toContain('A256GCM');
  });

  it('leaves a lesson without a band of which two questions or fewer were asked', async () => {
    const { ticket, questions } = await begun();
    const { by_lesson } = (await call(null, finish, { ticket, answers: await answersTo(questions, () => true) })).data
      .freeBenchmarkResult;
    expect(by_lesson).toEqual([{ lesson_name: 'Networks', band: 'EXCELLENT' }]);
  });

  it('counts what is not answered as wrong, and says so of nothing at all', async () => {
    const { ticket, questions } = await begun();
    const result = (await call(null, finish, { ticket, answers: [] })).data.freeBenchmarkResult;
    expect(result).toMatchObject({ percent: 0, corrects: 0, total_questions: questions.length, band: 'REVIEW_NEEDED' });
  });

  it('shows a sequence in one order, whoever begins how often, and never in the right one (T4)', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const { questions } = await begun();
      for (const { question } of questions)
        if (question.type === 'SEQUENCE') orders.add(question.answers.map(({ id }) => id).join());
    }
    expect(orders.size).toBe(2);
    const { rows } = await sql<{ order: string }>`select string_agg(a.id::text, ',' order by a.sequence) as order
      from answers a where a.sequence is not null group by a.question_id`.execute(server.db);
    expect(rows.filter(({ order }) => orders.has(order))).toEqual([]);
  });

  it('refuses a ticket that was changed, that is of yesterday, and answers after the time and its grace', async () => {
    const { ticket, questions } = await begun();
    const answers = await answersTo(questions, () => true);
    const codeOf = async (given: string) => (await call(null, finish, { ticket: given, answers })).code;
    expect(await codeOf(`${ticket.slice(0, -2)}AA`)).toBe('ATTEMPT_OVER');
    expect(await codeOf('')).toBe('ATTEMPT_OVER');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 631_000 });
    expect(await codeOf(ticket)).toBe('TIME_OVER');
    vi.setSystemTime(Date.now() + 7 * 3_600_000);
    expect(await codeOf(ticket)).toBe('ATTEMPT_OVER');
    vi.useRealTimers();
    expect(await codeOf(ticket)).toBeNull();
  });

  it('is there for whoever belongs to no institution, and for a learner, as for a visitor', async () => {
    for (const caller of [null, await buildUser(server.db), await buildUser(server.db, { role: 'CONTENT_MANAGER' })]) {
      const { ticket, questions } = await begun(course_id, caller);
      expect((await call(caller, finish, { ticket, answers: [] })).data.freeBenchmarkResult.total_questions).toBe(
        questions.length,
      );
    }
  });

  it('refuses a course that is not offered, one that is a draft, and a level that is not published', async () => {
    const codeOf = async (caller: BuiltUser | null, courseId: string, level = 1) =>
      (await call(caller, begin, { courseId, level })).code;
    const { id: other } = await buildCourse(server.db);
    const draft = await offer();
    await server.db.updateTable('courses').set({ published: false }).where('id', '=', draft).execute();
    const user = await buildUser(server.db);
    for (const id of [other, draft, crypto.randomUUID()]) {
      expect(await codeOf(user, id)).toBe('NOT_FOUND');
      expect(await codeOf(null, id)).toBe('UNAUTHENTICATED');
    }
    expect(await codeOf(null, course_id, 2)).toBe('NOT_PUBLISHED');
    expect(await codeOf(null, course_id, 7)).toBe('INVALID');
    const listed = (await call(null, list)).data.freeCourseBenchmarks.map(({ id }: { id: string }) => id);
    expect(listed).not.toContain(draft);
    expect(listed).not.toContain(other);
  });

  it('is closed, list and all, to a token of somebody who is no user any more', async () => {
    const gone = await buildUser(server.db);
    const { ticket } = await begun();
    await sql`update users set deleted_on = now() where id = ${gone.id}`.execute(server.db);
    for (const reply of [
      await call(gone, list),
      await call(gone, begin, { courseId: course_id, level: 1 }),
      await call(gone, finish, { ticket, answers: [] }),
    ])
      expect(reply.code).toBe('UNAUTHENTICATED');
  });

  const rounds = howMany({ sample: 30, deep: 3400 });

  // D1-1.17, 4.80
  it(
    'writes no row in any table, however often it is taken, by visitors and by people in session (T37)',
    async () => {
      const user = await buildUser(server.db);
      await call(user, list);
      const before = await rowCounts(server.db);
      for (let round = 0; round < rounds; round++) {
        const caller = round % 2 ? user : null;
        await call(caller, list);
        const { ticket, questions } = await begun(course_id, caller);
        await call(caller, finish, { ticket, answers: await answersTo(questions, () => true) });
      }
      expect(await rowCounts(server.db)).toEqual(before);
    },
    longTest,
  );

  it('is limited to 60 calls a minute for one address, says when to go on, and holds up nobody in session', async () => {
    const limits = () => server.db.selectFrom('rate_limits').selectAll().execute();
    const before = await limits();
    const codes: (string | null)[] = [];
    for (let count = 0; count < 61; count++)
      codes.push((await server.call(null, begin, { courseId: course_id, level: 1 })).code);
    expect(codes.slice(0, 60)).toEqual(codes.slice(0, 60).map(() => null));
    expect(codes[60]).toBe('RATE_LIMITED');
    const { errors } = await server.call(null, begin, { courseId: course_id, level: 1 });
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(JSON.stringify(errors)).toMatch(/"retryAfter":\d+/);
    const user = await buildUser(server.db);
    expect((await server.call(user, begin, { courseId: course_id, level: 1 })).code).toBeNull();
    expect(await limits()).toEqual(before);
  });
});

/** A course of ten questions to choose one answer each, in a group, with so many of them free samples. */
async function offerWith(samples: number) {
  const { id } = await buildCourse(server.db, { name: 'Online' });
  const { id: lesson_id } = await buildLesson(server.db, { course_id: id, name: 'Cables' });
  const spec = { type: 'TRUE_OR_FALSE', lesson_id } as const;
  const built = await buildBenchmark(server.db, {
    course_id: id,
    questions: Array.from({ length: 10 }, (_, index) => ({ ...spec, is_free_sample: index < samples })),
  });
  await server.db.insertInto('free_course_benchmarks').values({ course_id: id }).execute();
  const learner = await buildUser(server.db);
  const group = await buildGroup(server.db, { courses: [id] });
  await addGroupMember(server.db, group.id, learner.id);
  return {
    course_id: id,
    lesson_id,
    learner,
    group_id: group.id,
    ...built,
    samples: built.questions.slice(0, samples),
  };
}

const inBrowser = `query begin($courseId: ID!, $browser: String) { freeBenchmark(courseId: $courseId, level: 1, browser: $browser) {
  id ticket questions { question { ${questionFields} } } } }`;
const start = `mutation start($data: StartAssessmentInput!) { startAssessment(data: $data) { questions { question { id } } } }`;
const idsIn = (questions: { question: { id: string } }[]) => questions.map(({ question }) => question.id).toSorted();

describe('free samples', () => {
  // D1-1.17, 4.80
  it('are all that visitors are asked of a level with five, and what no group is asked (T46)', async () => {
    const { course_id: courseId, samples, learner, group_id, questions } = await offerWith(5);
    for (let round = 0; round < 5; round++)
      expect(idsIn((await begun(courseId)).questions)).toEqual(samples.toSorted());
    const data = { group_id, course_id: courseId, type: 'BENCHMARK', level: 1 };
    const started = await call(learner, start, { data });
    expect(started.code).toBeNull();
    expect(idsIn(started.data.startAssessment.questions)).toEqual(questions.slice(5).toSorted());
  });

  it('are samples from the next sitting on: one that began before keeps its questions', async () => {
    const { course_id: courseId, learner, group_id, questions } = await offerWith(0);
    const other = await buildUser(server.db);
    await addGroupMember(server.db, group_id, other.id);
    const data = { group_id, course_id: courseId, type: 'BENCHMARK', level: 1 };
    const asked = async (caller: BuiltUser) =>
      idsIn((await call(caller, start, { data })).data.startAssessment.questions);
    expect(await asked(learner)).toEqual(questions.toSorted());
    const author = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
    const mark = `mutation mark($ids: [ID!]!) { setFreeSamples(questionIds: $ids, isFreeSample: true) { items { id } } }`;
    expect((await call(author, mark, { ids: questions.slice(0, 5) })).code).toBeNull();
    // The same call takes up what is open.
    expect(await asked(learner)).toEqual(questions.toSorted());
    expect(await asked(other)).toEqual(questions.slice(5).toSorted());
    expect(idsIn((await begun(courseId)).questions)).toEqual(questions.slice(0, 5).toSorted());
  });

  it('that are too few make it a sheet of eight, which gives back a band once and no figures', async () => {
    const { course_id: courseId } = await offerWith(4);
    const { ticket, questions } = (await call(null, inBrowser, { courseId, browser: crypto.randomUUID() })).data
      .freeBenchmark as Begun;
    expect(questions).toHaveLength(8);
    const answers = await answersTo(questions, (index) => index > 1);
    const nothing = { percent: null, corrects: 0, by_lesson: [] };
    const gap = await call(null, finish, { ticket, answers: answers.slice(1) });
    expect(gap.data.freeBenchmarkResult).toMatchObject({ ...nothing, band: 'NA' });
    const first = await call(null, finish, { ticket, answers });
    expect(first.data.freeBenchmarkResult).toMatchObject({ ...nothing, band: 'GOOD' });
    expect(await call(null, finish, { ticket, answers })).toEqual(first);
    const again = await call(null, finish, { ticket, answers: await answersTo(questions, () => true) });
    expect([again.code, again.data]).toEqual(['ATTEMPT_OVER', null]);
  });

  it('where there are none, a browser gets three sheets a day, whoever names none shares them, and no row tells who', async () => {
    const { course_id: courseId } = await offerWith(0);
    const browser = crypto.randomUUID();
    const codes = async (variables: object) => {
      const all: (string | null)[] = [];
      for (let count = 0; count < 4; count++) all.push((await call(null, inBrowser, { courseId, ...variables })).code);
      return all;
    };
    const three: unknown[] = [null, null, null, 'NO_SHEETS_LEFT'];
    expect(await codes({ browser })).toEqual(three);
    expect(await codes({})).toEqual(three);
    const { errors } = await server.call(null, inBrowser, { courseId, browser });
    expect(JSON.stringify(errors)).toMatch(/"retryAfter":\d+/);
    const rows = await sql<{ text: string }>`select c::text as text from free_sheet_counts c`.execute(server.db);
    expect(JSON.stringify(rows.rows)).not.toMatch(new RegExp(`${browser}|127\\.0`));
    await sql`update free_sheet_counts set sheets = 300`.execute(server.db);
    expect((await call(null, inBrowser, { courseId, browser: crypto.randomUUID() })).code).toBe('NO_SHEETS_LEFT');
    await sql`delete from free_sheet_days`.execute(server.db);
    expect((await call(null, inBrowser, { courseId, browser })).code).toBeNull();
  });
});
