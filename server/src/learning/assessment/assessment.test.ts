import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import {
  answersTo,
  assessmentWorld,
  beginAssessment,
  startDocument,
  submitDocument,
  takeAssessment,
  type AskedQuestion,
  type AssessmentWorld,
} from '../../../test/taking.ts';
import { sweepOverdue } from './submit-overdue.ts';

const save = `mutation save($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { revision saved_at } }`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const world = (values?: Parameters<typeof assessmentWorld>[1]) => assessmentWorld(server, values);
const begin = (place: AssessmentWorld, type?: string, level?: number | null) =>
  beginAssessment(server, place, type, level);
const take = (place: AssessmentWorld, type: 'BENCHMARK' | 'SUMMARY', right: boolean) =>
  takeAssessment(server, place, type, right);
const answers = (questions: readonly AskedQuestion[], right: boolean) => answersTo(server, questions, right);

describe('a benchmark', () => {
  it('shows no key before it is submitted, and none afterwards while its summary may still ask (T4)', async () => {
    const place = await world();
    const { data } = await begin(place);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/"is_correct":(true|false)|"sequence":\d|"match":"|"letter":"[A-Z]","concept/);
    const submitted = await take(place, 'BENCHMARK', true);
    expect(submitted).toMatchObject({
      submitted: true,
      review: 'STILL_ASKED',
      result: { percent: 100, corrects: 5, total_questions: 5 },
    });
    expect(submitted.questions.every(({ last_result }: any) => last_result === null)).toBe(true);
  });

  it('shows the choices in another order to each learner, and to each the same again, unless the question keeps its order', async () => {
    const course = await buildCourse(server.db);
    const { id: lesson_id } = await buildLesson(server.db, { course_id: course.id });
    const type = 'MULTIPLE_CHOICE';
    const texts = ['Clay', 'Sand', 'Loam', 'Both clay and sand'];
    const spec = {
      type,
      lesson_id,
      answers: texts.map((answer, index) => ({ answer, is_correct: index === 3 })),
    } as const;
    const specs = [spec, { ...spec, keeps_order: true }];
    const { questions } = await buildBenchmark(server.db, { course_id: course.id, questions: specs });
    const group = await buildGroup(server.db, { courses: [course.id] });
    const shownTo = async (learner: BuiltUser) => {
      const asked = (await begin({ learner, group_id: group.id, course_id: course.id } as AssessmentWorld)).data[
        'startAssessment'
      ];
      const textsOf = (id?: string) =>
        asked.questions
          .find(({ question }: AskedQuestion) => question.id === id)
          .question.answers.map(({ answer }: { answer: string }) => answer);
      return { free: textsOf(questions[0]), kept: textsOf(questions[1]) };
    };
    const orders = new Set<string>();
    for (let count = 0; count < 8; count++) {
      const learner = await buildUser(server.db);
      await addGroupMember(server.db, group.id, learner.id);
      const shown = await shownTo(learner);
      expect(await shownTo(learner)).toEqual(shown);
      expect(shown.kept).toEqual(texts);
      expect(shown.free.toSorted()).toEqual(texts.toSorted());
      orders.add(shown.free.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  // D1-4.28, 4.29
  it('is complete once submitted and cannot be opened again', async () => {
    const place = await world();
    await take(place, 'BENCHMARK', false);
    expect((await begin(place)).code).toBe('ALREADY_COMPLETE');
  });

  // D1-4.11, D2-4.20
  it('hides questions without a lesson and takes at most so many from each lesson', async () => {
    const place = await world({ perLesson: 3, questions: 8 });
    await sql`update questions set lesson_id = null where id = (select id from questions where benchmark_id = ${place.benchmark_id} limit 1)`.execute(
      server.db,
    );
    expect((await begin(place)).data['startAssessment'].questions).toHaveLength(3);
  });

  // D1-9.06, 9.07, D2-7.47
  it('has the time and the questions per lesson that the group has set', async () => {
    const place = await world({ perLesson: 3, questions: 8, time: 600 });
    const { group_id, course_id, benchmark_id } = place;
    await server.db
      .insertInto('assessment_custom_settings')
      .values({ group_id, course_id, benchmark_id, time: 900, questions_per_lesson: 2 })
      .execute();
    const ask = `query benchmarks($courseId: ID!, $groupId: ID!) {
      benchmarks(courseId: $courseId, groupId: $groupId) { time questions_per_lesson totalQuestions } }`;
    const { data } = await server.call(place.learner, ask, { courseId: course_id, groupId: group_id });
    expect(data['benchmarks']).toEqual([{ time: 900, questions_per_lesson: 2, totalQuestions: 2 }]);
  });

  it('is taken up again on another device with its answers, order and place', async () => {
    const place = await world();
    const { data } = await begin(place);
    const { id, revision, questions } = data['startAssessment'];
    const [first] = await answers(questions.slice(0, 1), true);
    const draft = {
      group_id: place.group_id,
      attempt_id: id,
      revision,
      question_index: 1,
      answers: [{ ...first, seconds_spent: 7.4 }],
    };
    expect((await server.call(place.learner, save, { data: draft })).data['saveAssessmentDraft'].revision).toBe(
      revision + 1,
    );
    const again = (await begin(place)).data['startAssessment'];
    expect(again).toMatchObject({ id, question_index: 1 });
    expect(again.questions[0]).toMatchObject({ answer: first?.answer, seconds_spent: 7 });
    expect(again.questions.slice(1).every(({ seconds_spent }: any) => seconds_spent === 0)).toBe(true);
    expect(again.questions.map(({ question }: any) => question.id)).toEqual(
      questions.map(({ question }: any) => question.id),
    );
    const stale = await server.call(place.learner, save, { data: { ...draft, answers: [] } });
    expect(stale.code).toBe('CONFLICT');
  });

  it('is taken up by its id without beginning another, and gives its result once it is over', async () => {
    const place = await world();
    const { id } = (await begin(place, 'SUMMARY')).data['startAssessment'];
    const { learner, group_id, course_id } = place;
    const data = { group_id, course_id, type: 'SUMMARY', attempt_id: id };
    const takeUp = (who = learner, changes = {}) => server.call(who, startDocument, { data: { ...data, ...changes } });
    expect((await takeUp()).data['startAssessment']).toMatchObject({ id, submitted: false, result: null });
    await server.call(learner, submitDocument('SUMMARY'), { where: { group_id, attempt_id: id }, data: [] });
    expect((await takeUp()).data['startAssessment']).toMatchObject({ id, submitted: true, result: { corrects: 0 } });
    const other = await buildUser(server.db);
    await addGroupMember(server.db, group_id, other.id);
    expect((await takeUp(other)).code).toBe('NOT_FOUND');
    expect((await takeUp(learner, { course_id: group_id })).code).toBe('NOT_FOUND');
    const { rows } = await sql`select from attempts where group_id = ${group_id}`.execute(server.db);
    expect(rows).toHaveLength(1);
  });

  it('begins once, however often it is clicked', async () => {
    const place = await world();
    const replies = await Promise.all(Array.from({ length: 10 }, () => begin(place)));
    expect(new Set(replies.map(({ data }) => data['startAssessment'].id)).size).toBe(1);
  });

  // D1-4.59, 4.60, 5.11, 7.46, 7.47
  it('counts a submission once, however often it is sent (T9)', async () => {
    const place = await world();
    const { data } = await begin(place);
    const { id, revision } = data['startAssessment'];
    const where = { group_id: place.group_id, attempt_id: id, revision };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const send = (headers = {}) =>
      server.call(place.learner, submitDocument('BENCHMARK'), { where, data: [] }, headers);
    const replies = await Promise.all([send(key), send(key), send(key), send(), send()]);
    expect(replies.map(({ data: reply }) => reply['result'].result.percent)).toEqual([0, 0, 0, 0, 0]);
    const { rows } = await sql`select from answer_records where attempt_id = ${id}`.execute(server.db);
    expect(rows).toHaveLength(5);
  });

  // D1-2.77, 2.78, 9.05
  it('asks all levels in one sitting and completes each', async () => {
    const place = await world({ questions: 2 });
    const lesson = await server.db
      .selectFrom('lessons')
      .select('id')
      .where('course_id', '=', place.course_id)
      .executeTakeFirstOrThrow();
    await buildBenchmark(server.db, {
      course_id: place.course_id,
      level: 2,
      time: 300,
      questions: [{ type: 'TRUE_OR_FALSE', lesson_id: lesson.id }],
    });
    const { data } = await begin(place, 'BENCHMARK', null);
    expect(data['startAssessment']).toMatchObject({ level: null, time_limit: 900 });
    expect(data['startAssessment'].questions.map(({ level }: any) => level)).toEqual([1, 1, 2]);
    const where = { group_id: place.group_id, attempt_id: data['startAssessment'].id };
    await server.call(place.learner, submitDocument('BENCHMARK'), { where, data: [] });
    expect((await begin(place, 'BENCHMARK', 2)).code).toBe('ALREADY_COMPLETE');
    expect((await begin(place, 'BENCHMARK', null)).code).toBe('ALREADY_COMPLETE');
  });
});

describe('a summary', () => {
  it('asks what the benchmark asked and shows the answers afterwards', async () => {
    const place = await world({ perLesson: 2, questions: 6 });
    const before = await take(place, 'BENCHMARK', false);
    const after = await take(place, 'SUMMARY', true);
    const ids = (taken: any) => taken.questions.map(({ question }: any) => question.id).toSorted();
    expect(ids(after)).toEqual(ids(before));
    expect(after).toMatchObject({ review: 'SHOWN', result: { percent: 100 } });
    expect(
      after.questions.every(
        ({ question, last_result }: any) => last_result && question.answers.some(({ is_correct }: any) => is_correct),
      ),
    ).toBe(true);
  });

  it('stays open below 75 percent, and asks other questions next time', async () => {
    const place = await world({ perLesson: 2, questions: 4 });
    const first = await take(place, 'SUMMARY', false);
    const second = await take(place, 'SUMMARY', true);
    const ids = new Set(first.questions.map(({ question }: any) => question.id));
    expect(second.questions.some(({ question }: any) => ids.has(question.id))).toBe(false);
    expect((await begin(place, 'SUMMARY')).code).toBe('ALREADY_COMPLETE');
  });

  it('counts as completed from 75 percent on, and is told to nobody once its learner has left the group', async () => {
    const place = await world();
    const ask = `query completed($groupId: ID!, $userId: ID!) { completedSummaries(groupId: $groupId, userId: $userId) { percent } }`;
    const completed = async () =>
      (await server.call(place.learner, ask, { groupId: place.group_id, userId: place.learner.id })).data;
    await take(place, 'SUMMARY', false);
    expect(await completed()).toEqual({ completedSummaries: [] });
    await take(place, 'SUMMARY', true);
    expect(await completed()).toEqual({ completedSummaries: [{ percent: 100 }] });
    const left = { deleted_on: new Date().toISOString() };
    await server.db.updateTable('group_members').set(left).where('user_id', '=', place.learner.id).execute();
    const { group_id: groupId, learner } = place;
    expect((await server.call(learner, ask, { groupId, userId: learner.id })).code).toBe('NOT_FOUND');
  });

  it('is refused beyond the attempts that the group allows', async () => {
    const place = await world({ group: { summary_attempts: 1 } });
    await take(place, 'SUMMARY', false);
    expect((await begin(place, 'SUMMARY')).code).toBe('NO_ATTEMPTS_LEFT');
  });

  it('waits for the benchmark where the group asks for it', async () => {
    const place = await world({ group: { benchmark_first: true } });
    expect((await begin(place, 'SUMMARY')).code).toBe('BENCHMARK_FIRST');
    await take(place, 'BENCHMARK', false);
    expect((await begin(place, 'SUMMARY')).code).toBeNull();
  });
});

describe('the timer (T8)', () => {
  const passTime = (id: string, seconds: number) =>
    sql`update attempts set deadline = deadline - make_interval(secs => ${seconds}), started_at = started_at - make_interval(secs => ${seconds}) where id = ${id}`.execute(
      server.db,
    );

  it('takes answers during the grace and none after it, but submits what was saved', async () => {
    const place = await world({ time: 60 });
    const { data } = await begin(place);
    const { id, revision, questions } = data['startAssessment'];
    await passTime(id, 75);
    const draft = {
      group_id: place.group_id,
      attempt_id: id,
      revision,
      answers: await answers(questions.slice(0, 2), true),
    };
    expect((await server.call(place.learner, save, { data: draft })).code).toBeNull();
    await passTime(id, 30);
    expect((await server.call(place.learner, save, { data: { ...draft, revision: revision + 1 } })).code).toBe(
      'TIME_OVER',
    );
    const late = (await answers(questions, true)).map((one) => ({ ...one, group_id: place.group_id }));
    const where = { group_id: place.group_id, attempt_id: id };
    const submitted = (await server.call(place.learner, submitDocument('BENCHMARK'), { where, data: late })).data[
      'result'
    ];
    expect(submitted).toMatchObject({
      submitted_by_timer: true,
      result: { corrects: 2, total_questions: 5, seconds_spent: 0 },
    });
  });

  it('submits sittings that nobody comes back to', async () => {
    const places = await Promise.all(Array.from({ length: 5 }, () => world({ time: 60, questions: 2 })));
    const ids = await Promise.all(
      places.map(async (place) => (await begin(place)).data['startAssessment'].id as string),
    );
    for (const id of ids) await passTime(id, 120);
    const isEnding = () => true;
    expect(await sweepOverdue(server.db, isEnding)).toBe(1);
    expect(await sweepOverdue(server.db)).toBeGreaterThanOrEqual(4);
    const { rows } = await sql`select from attempts where id = any(${ids}::uuid[]) and submitted_by = 'TIMER'`.execute(
      server.db,
    );
    expect(rows).toHaveLength(5);
  });

  it('submits what is behind a sitting that cannot be submitted, and names that one', async () => {
    const places = [await world({ time: 60, questions: 2 }), await world({ time: 60, questions: 2 })];
    const [broken, behind] = await Promise.all(
      places.map(async (place) => (await begin(place)).data['startAssessment'].id as string),
    );
    for (const [seconds, id] of [
      [9000, broken],
      [120, behind],
    ] as const)
      await passTime(id ?? '', seconds);
    // As no statement of ours leaves it: a question of no version.
    const { rows } = await sql<{ questions: unknown[] }>`select questions from attempts where id = ${broken}`.execute(
      server.db,
    );
    const put = (questions: string) =>
      sql`update attempts set questions = ${questions}::jsonb where id = ${broken}`.execute(server.db);
    await put('[{"question_id": "none"}]');
    await expect(sweepOverdue(server.db)).rejects.toThrow(broken);
    const state = async (id?: string) =>
      (await sql<{ state: string }>`select state from attempts where id = ${id}`.execute(server.db)).rows[0]?.state;
    expect([await state(broken), await state(behind)]).toEqual(['STARTED', 'SUBMITTED']);
    await put(JSON.stringify(rows[0]?.questions));
    await sweepOverdue(server.db);
    expect(await state(broken)).toBe('SUBMITTED');
  });

  it('gives a learner the extra time an instructor has granted', async () => {
    const place = await world({ time: 600 });
    await sql`update group_members set time_factor = 1.5 where user_id = ${place.learner.id}`.execute(server.db);
    expect((await begin(place)).data['startAssessment'].time_limit).toBe(900);
  });

  it('shows no deadline for an untimed assessment', async () => {
    const place = await world({ time: null });
    expect((await begin(place)).data['startAssessment']).toMatchObject({ deadline: null, time_limit: null });
  });
});

describe('who may take an assessment', () => {
  it('refuses people outside the group, a locked group and what is not published', async () => {
    const place = await world();
    const stranger = await buildUser(server.db);
    expect((await begin({ ...place, learner: stranger })).code).toBe('NOT_FOUND');
    expect((await begin(place, 'BENCHMARK', 2)).code).toBe('NO_QUESTIONS');
    await sql`update groups set status = 'CLOSED' where id = ${place.group_id}`.execute(server.db);
    expect((await begin(place)).code).toBe('GROUP_LOCKED');
  });

  it("hides another learner's sitting like a missing one", async () => {
    const place = await world();
    const other = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, other.id);
    const { id, revision } = (await begin(place)).data['startAssessment'];
    const data = { group_id: place.group_id, attempt_id: id, revision, answers: [] };
    expect((await server.call(other, save, { data })).code).toBe('NOT_FOUND');
  });
});
