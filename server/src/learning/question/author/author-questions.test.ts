import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildProduct, buildStudyProject } from '../../../../seed/content.ts';
import { buildBook, buildPage, buildQuickdeckCard } from '../../../../seed/library.ts';
import { questionOf } from '../../../../seed/question.ts';
import { seedAct } from '../../../../seed/seed-item.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { buildApp } from '../../../app.ts';
import { connect } from '../../../base/database/connect.ts';
import { writeQuestions } from '../write-question.ts';

let server: TestServer;
let author: BuiltUser;
let course_id: string;
let lesson_id: string;
let card_id: string;
let benchmark_id: string;
let case_study_id: string;

beforeAll(async () => {
  server = await testServer();
  author = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  course_id = (await buildCourse(server.db)).id;
  lesson_id = (await buildLesson(server.db, { course_id, name: 'Soil' })).id;
  card_id = (await buildQuickdeckCard(server.db, { lesson_id, term: 'Loam', definition: 'A soil' })).id;
  const project = await buildStudyProject(server.db, { lesson_id });
  const caseStudy = server.db.selectFrom('case_studies').select('id').where('study_project_id', '=', project.id);
  case_study_id = (await caseStudy.executeTakeFirstOrThrow()).id;
  benchmark_id = (await buildBenchmark(server.db, { course_id, questions: [] })).id;
});

const send = (operation: string, variables: Record<string, unknown>, by = author) =>
  server.call(by, documentOf(operation), variables);

const answers = [{ answer: 'Clay', is_correct: true }, { answer: 'Sand' }, { answer: 'Loam' }];
const choice = (more: Record<string, unknown> = {}) => ({
  type: 'MULTIPLE_CHOICE',
  question: '<p>Which soil holds <b>most</b> water?</p>',
  answers,
  ...more,
});
const feedback = { correct_msg: '<p>Yes</p>', incorrect_msg: '<p>Look again</p>', incorrect_msg_two: '<p>Clay</p>' };

async function created(
  data: Record<string, unknown> = choice(),
  belongsTo: object = { benchmark_id },
): Promise<string> {
  const { data: reply, errors } = await send('createQuestion', { data, belongsTo });
  expect(errors).toEqual([]);
  return reply['createQuestion'].items[0].id;
}

/** A question as its form gets it. */
async function contentOf(id: string) {
  const { data } = await send('contentItem', { kind: 'QUESTION', id });
  return data['contentItem'] as { version: number; content: Record<string, any> };
}
const listOf = async (belongsTo: object) => (await send('cmsQuestions', { belongsTo })).data['cmsQuestions'];
const sortedAs = async (ids: string[]) => {
  const { id } = await buildBenchmark(server.db, { course_id, level: 2, questions: [], summary: false });
  await sql`update questions set benchmark_id = ${id} where id = any(${ids}::uuid[])`.execute(server.db);
  return id;
};

describe('a picture as an answer', () => {
  const answer_image = '/media/00000000-0000-4000-8000-000000000009';
  const knot = { answer: '', answer_image, answer_image_alt: ' A loop ', is_correct: true };

  it('says in words what it shows, to the author and in what learners are asked from then on', async () => {
    const id = await created(choice({ answers: [knot, { answer: 'Sand', answer_image_alt: 'nothing to describe' }] }));
    const { content, version } = await contentOf(id);
    expect(content['answers'].map((one: { answer_image_alt: unknown }) => one.answer_image_alt)).toEqual([
      'A loop',
      null,
    ]);
    const asked = await sql<{ alt: string | null }>`
      select v.content -> 'answers' -> 0 ->> 'answer_image_alt' as alt from questions q
      join question_versions v on v.id = q.version_id where q.id = ${id}`.execute(server.db);
    expect(asked.rows).toEqual([{ alt: 'A loop' }]);
    const data = choice({ answers: content['answers'] });
    const again = await send('updateQuestion', { data, where: { id, version } });
    expect(again.data['updateQuestion'].items).toMatchObject([{ id, version, what: 'SAME' }]);
  });

  it('of a question that says nothing of it leaves the version of the question as it was', async () => {
    const id = await created();
    const { rows } = await sql<{ same: boolean }>`
      select v.content = question_content(q.id) and not v.content::text like '%answer_image_alt%' as same
      from questions q join question_versions v on v.id = q.version_id where q.id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ same: true }]);
  });

  it('is described on one line of 500 characters at most', async () => {
    for (const answer_image_alt of ['x'.repeat(501), 'one\ntwo']) {
      const data = choice({ answers: [{ ...knot, answer_image_alt }, { answer: 'Sand' }] });
      const { code, errors } = await send('createQuestion', { data, belongsTo: { benchmark_id } });
      expect([code, errors[0]?.extensions['field']]).toEqual(['INVALID', 'data.answers.0.answer_image_alt']);
    }
  });
});

describe('a question that is written', () => {
  // D2-7.36, 7.37, 7.113
  it('is listed with its type, the beginning of its text and its lesson, and without its key', async () => {
    const id = await created(choice({ lesson_id }));
    const listed = (await listOf({ benchmark_id })).find((one: { id: string }) => one.id === id);
    expect(listed).toEqual({
      id,
      version: 1,
      type: 'MULTIPLE_CHOICE',
      text: 'Which soil holds most water?',
      is_reinforced: false,
      lesson: { id: lesson_id, name: 'Soil' },
      has_hint: false,
      has_reveal: false,
      has_answers: true,
      is_free_sample: false,
    });
  });

  it('is read with its key by its author and refused to whoever else asks', async () => {
    const id = await created();
    expect((await contentOf(id)).content).toMatchObject({ answers: [{ is_correct: true }, {}, {}] });
    for (const role of ['USER', 'STUDENT', 'INSTRUCTOR', 'SALES_MANAGER', 'TECH_SUPPORT'] as const) {
      const other = await buildUser(server.db, { role });
      for (const [operation, variables] of [
        ['contentItem', { kind: 'QUESTION', id }],
        ['cmsQuestions', { belongsTo: { benchmark_id } }],
        ['updateQuestion', { data: choice(), where: { id } }],
      ] as const) {
        const reply = await send(operation, variables, other);
        expect([operation, reply.code, JSON.stringify(reply.data)]).toEqual([operation, 'FORBIDDEN', 'null']);
      }
    }
  });

  it('keeps the ids of the answers that stay, whatever their type becomes', async () => {
    const id = await created();
    const before = (await contentOf(id)).content['answers'] as { id: string; answer: string }[];
    const kept = [before[2], before[0]].map((answer) => ({ id: answer?.id, answer: answer?.answer, is_correct: true }));
    const data = choice({ type: 'TRUE_OR_FALSE', answers: [...kept, { answer: 'Peat', is_correct: false }] });
    expect((await send('updateQuestion', { data, where: { id, version: 1 } })).errors).toEqual([]);
    const { version, content } = await contentOf(id);
    expect(version).toBe(2);
    expect(content['answers'].map(({ id: one }: { id: string }) => one).slice(0, 2)).toEqual([
      before[2]?.id,
      before[0]?.id,
    ]);
    expect(content['answers'][2].id).not.toBe(before[1]?.id);
  });

  it('is a CONFLICT with both copies where somebody was faster', async () => {
    const id = await created();
    const where = { id, version: 1 };
    expect((await send('updateQuestion', { data: choice({ question: 'First' }), where })).errors).toEqual([]);
    const late = await send('updateQuestion', { data: choice({ question: 'Second' }), where });
    expect(late.code).toBe('CONFLICT');
    expect(late.errors[0]?.extensions).toMatchObject({
      version: 2,
      theirs: { question: 'First' },
      yours: { question: 'Second' },
    });
  });

  it.each([
    [{ question: '<p> </p>' }, 'data.question', 'REQUIRED'],
    [{ answers: [{ answer: 'a' }, { answer: 'b' }] }, 'data.answers', 'NO_CORRECT_ANSWER'],
    [{ answers: [{ answer: 'a', is_correct: true }] }, 'data.answers', 'TOO_FEW'],
    [{ hint: { resource_type: 'page', resource_ids: [] } }, 'data.hint.resource_ids', 'REQUIRED'],
  ])('is refused at the field that is wrong: %j', async (more, field, code) => {
    const { errors } = await send('createQuestion', { data: choice(more), belongsTo: { benchmark_id } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', field, issue: { code } });
  });

  // D2-5.89–5.91
  it('needs its feedback in a case study, and no lesson there', async () => {
    const belongsTo = { case_study_id, is_reinforced: true };
    const without = await send('createQuestion', { data: choice(), belongsTo });
    expect(without.errors[0]?.extensions).toMatchObject({ field: 'data.correct_msg', issue: { code: 'REQUIRED' } });
    const placed = await send('createQuestion', { data: choice({ ...feedback, lesson_id }), belongsTo });
    expect(placed.errors[0]?.extensions).toMatchObject({ field: 'data.lesson_id' });
    const id = await created(choice(feedback), belongsTo);
    const list = await listOf({ case_study_id });
    expect(list.map((one: { is_reinforced: boolean }) => one.is_reinforced)).toEqual([false, true]);
    expect(list[1].id).toBe(id);
    const second = await send('createQuestion', { data: choice(feedback), belongsTo: { case_study_id } });
    expect(second.code).toBe('TAKEN');
  });

  it('points at nothing outside its course and product', async () => {
    const elsewhere = await buildLesson(server.db, { name: 'Elsewhere' });
    const card = await buildQuickdeckCard(server.db, { lesson_id: elsewhere.id, term: 'x', definition: 'y' });
    for (const [more, field] of [
      [{ lesson_id: elsewhere.id }, 'data.lesson_id'],
      [{ reveal: { resource_type: 'quickdeck', resource_ids: [card.id] } }, 'data.reveal'],
    ] as const) {
      const { errors } = await send('createQuestion', { data: choice(more), belongsTo: { benchmark_id } });
      expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field });
    }
  });

  it('points at pages that are there, in books of its product', async () => {
    const { product_id } = await server.db
      .selectFrom('courses')
      .select('product_id')
      .where('id', '=', course_id)
      .executeTakeFirstOrThrow();
    const pageOf = async (product: string) =>
      (await buildPage(server.db, { book_id: (await buildBook(server.db, { product_id: product })).id })).id;
    const [page, gone] = [await pageOf(product_id), await pageOf(product_id)];
    const foreign = await pageOf((await buildProduct(server.db)).id);
    await sql`update book_pages set deleted_on = now() where id = ${gone}`.execute(server.db);
    const pointing = (id: string) => choice({ hint: { resource_type: 'page', resource_ids: [id] } });
    const { hint } = (await contentOf(await created(pointing(page)))).content;
    expect(hint).toMatchObject({ resource_ids: [page] });
    for (const id of [gone, foreign]) {
      const { errors } = await send('createQuestion', { data: pointing(id), belongsTo: { benchmark_id } });
      expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'data.hint' });
    }
  });

  it('is cleaned like all that authors write', async () => {
    const id = await created(choice({ question: '<p onclick="x()">What?</p><script>alert(1)</script>' }));
    expect((await contentOf(id)).content['question']).toBe('<p>What?</p>');
  });
});

describe('an answer', () => {
  // D2-5.87, 5.88, 7.114, 9.34
  it('is deleted unless two or fewer are left', async () => {
    const id = await created();
    const [, sand, loam] = (await contentOf(id)).content['answers'] as { id: string }[];
    expect((await send('deleteAnswer', { id: sand?.id })).errors).toEqual([]);
    expect((await contentOf(id)).content['answers']).toHaveLength(2);
    const last = await send('deleteAnswer', { id: loam?.id });
    expect(last.errors[0]?.extensions).toMatchObject({ code: 'INVALID', issue: { code: 'TOO_FEW', minimum: 2 } });
  });

  it('stays where it is the only right one', async () => {
    const id = await created();
    const [clay] = (await contentOf(id)).content['answers'] as { id: string }[];
    const { errors } = await send('deleteAnswer', { id: clay?.id });
    expect(errors[0]?.extensions).toMatchObject({ issue: { code: 'NO_CORRECT_ANSWER' } });
  });
});

describe('what stands beside a question', () => {
  // D2-3.33, 7.115
  it('is a lesson, for one or for several at once and in one change set', async () => {
    const ids = [await created(), await created()];
    const { data } = await send('setQuestionLessonReference', { lessonId: lesson_id, questionIds: ids });
    expect(data['setQuestionLessonReference'].items).toHaveLength(2);
    expect((await contentOf(ids[1] ?? '')).content['lesson_id']).toBe(lesson_id);
    await send('setQuestionLessonReference', { lessonId: null, questionId: ids[1] });
    expect((await contentOf(ids[1] ?? '')).content['lesson_id']).toBeNull();
    const elsewhere = await buildLesson(server.db);
    expect((await send('setQuestionLessonReference', { lessonId: elsewhere.id, questionId: ids[0] })).code).toBe(
      'NOT_FOUND',
    );
    expect((await send('setQuestionLessonReference', { lessonId: lesson_id })).code).toBe('INVALID');
  });

  it('is a mark as a free sample, set and taken away for several at once, in benchmarks only', async () => {
    const ids = [await created(), await created()];
    const mark = (questionIds: readonly string[], isFreeSample: boolean) =>
      send('setFreeSamples', { questionIds, isFreeSample });
    const marked = async () =>
      (await contentOf(ids[0] ?? '')).content['is_free_sample'] &&
      (await contentOf(ids[1] ?? '')).content['is_free_sample'];
    const { data } = await mark([...ids, ...ids], true);
    expect(data['setFreeSamples'].items).toHaveLength(2);
    expect(await marked()).toBe(true);
    await send('undoChangeSet', { id: data['setFreeSamples'].change_set_id });
    expect(await marked()).toBe(false);
    await mark(ids, true);
    await mark(ids, false);
    expect(await marked()).toBe(false);
    const inCase = await created(choice(feedback), { case_study_id, is_reinforced: true });
    expect((await mark([...ids, inCase], true)).code).toBe('NOT_FOUND');
    expect((await mark([], true)).code).toBe('INVALID');
    expect(await marked()).toBe(false);
  });

  // D2-5.82–5.84, 7.116, 7.117
  it('is a hint of one kind, whose parts are added and taken away', async () => {
    const id = await created(choice(feedback), { case_study_id, is_reinforced: true });
    const other = await buildQuickdeckCard(server.db, { lesson_id, term: 'Silt', definition: 'Fine' });
    const data = { question_id: id, type: 'hint', resource_type: 'quickdeck' };
    await send('addQuestionResource', { data: { ...data, resource_ids: [card_id] } });
    await send('addQuestionResource', { data: { ...data, resource_ids: [other.id, card_id] } });
    expect((await contentOf(id)).content['hint']).toEqual({ kind: 'QUICKDECK', resource_ids: [card_id, other.id] });
    const none = await send('addQuestionResource', { data: { ...data, resource_ids: [] } });
    expect(none.errors[0]?.extensions).toMatchObject({ field: 'data.resource_ids', issue: { code: 'REQUIRED' } });
    const mixed = await send('addQuestionResource', {
      data: { ...data, resource_type: 'page', resource_ids: [card_id] },
    });
    expect(mixed.errors[0]?.extensions).toMatchObject({ field: 'data.resource_type' });

    const resources = async () => (await send('questionResources', { questionId: id })).data['questionResources'];
    const [first, second] = await resources();
    await send('updateQuestion', { data: choice({ ...feedback, question: 'Anew' }), where: { id } });
    expect((await resources()).map((one: { id: string }) => one.id)).toEqual([first.id, second.id]);
    await send('removeQuestionResource', { id: first.id });
    await send('removeQuestionResource', { id: second.id });
    expect((await contentOf(id)).content['hint']).toBeNull();
  });
});

describe('a question that is deleted', () => {
  it('is gone from the list and comes back by undo, where it stood', async () => {
    const ids = [await created(), await created(), await created()];
    const benchmark = await sortedAs(ids);
    const { data } = await send('deleteQuestion', { where: { id: ids[1] } });
    const order = async () => (await listOf({ benchmark_id: benchmark })).map(({ id }: { id: string }) => id);
    expect(await order()).toEqual([ids[0], ids[2]]);
    await send('undoChangeSet', { id: data['deleteQuestion'].change_set_id });
    expect(await order()).toEqual(ids);
    expect((await send('deleteQuestion', { where: { id: ids[1], version: 1 } })).code).toBe('CONFLICT');
  });
});

describe('the figures of questions', () => {
  it('are at most 10 statements for saving one with 26 answers, and one for the list', async () => {
    const many = Array.from({ length: 26 }, (_, index) => ({ answer: `${index}`, is_correct: index === 0 }));
    const data = choice({ ...feedback, answers: many, hint: { resource_type: 'quickdeck', resource_ids: [card_id] } });
    const id = await created(data, { case_study_id, is_reinforced: true });
    const kept = (await contentOf(id)).content['answers'] as { id: string; answer: string; is_correct: boolean }[];
    const changed = kept.map((answer) => ({
      id: answer.id,
      answer: `new ${answer.answer}`,
      is_correct: answer.is_correct,
    }));
    const save = { data: { ...data, answers: changed }, where: { id, version: 1 } };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const saving = await statementsOf('updateQuestion', save, key);
    expect(saving).toBeLessThanOrEqual(10);
    const listing = await statementsOf('cmsQuestions', { belongsTo: { benchmark_id } });
    console.info(`saving a question with 26 answers: ${saving} statements, listing: ${listing}`);
    expect(listing).toBe(1);
  });

  it('are at most 6 statements for moving one among 500', async () => {
    const { id: benchmark } = await buildBenchmark(server.db, { course_id, level: 2, questions: [], summary: false });
    const type = 'MULTIPLE_CHOICE';
    const contents = Array.from({ length: 500 }, (_, order_key) => ({
      content: questionOf({ benchmark_id: benchmark, order_key }, { type, question: `${order_key}` }),
    }));
    const made = await writeQuestions(server.db, seedAct, contents);
    const data = { kind: 'QUESTION', id: made[499]?.id, before: made[0]?.id };
    const moving = await statementsOf('moveContent', { data });
    console.info(`moving a question among 500: ${moving} statements`);
    expect(moving).toBeLessThanOrEqual(6);
    const [first, second] = await listOf({ benchmark_id: benchmark });
    expect([first.text, second.text]).toEqual(['499', '0']);
  });
});

/** How many statements a call takes, those that begin and end its transaction aside. */
async function statementsOf(operation: string, variables: Record<string, unknown>, headers = {}): Promise<number> {
  const statements: string[] = [];
  const db = connect({ url: server.url, onQuery: ({ sql: one }) => statements.push(one) });
  const app = await buildApp({ ...server.services, db }, { log: false });
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${await server.tokenOf(author)}`, ...headers },
    payload: { query: documentOf(operation), variables },
  });
  expect(response.json().errors).toBeUndefined();
  await app.close();
  await db.destroy();
  return statements.filter((one) => !/^(begin|commit|start transaction)/i.test(one)).length;
}
