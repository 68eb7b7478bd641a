import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildBook, buildPage, buildQuestionResource, buildQuickdeckCard } from '../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { questionFields, rightAnswer, wrongAnswer, type Shown } from '../../../test/answers.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { rowCounts } from '../../../test/row-counts.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';

let server: TestServer;
/** Without limits. */
let call: Call;
let place: { course_id: string; lesson_id: string; project_id: string; question_ids: string[] };
/** Somebody who belongs to no group. */
let user: BuiltUser;

const begin = `query begin($id: ID!) { freeStudyProject(id: $id) { id ticket type level time_limit
  questions { answer last_result incorrect_count case_number is_reinforced question { ${questionFields} } } } }`;
const check = `mutation check($data: CheckFreeAnswerInput!) { checkFreeAnswer(data: $data) { result settled ticket resources_ticket
  group_id saved_at attempt_question { answer last_result incorrect_count retry_order question { ${questionFields} } } } }`;
const resources = `query resources($questionId: ID!, $ticket: String) { questionResources(questionId: $questionId, ticket: $ticket) {
  type page { title } } }`;
const lesson = `query lesson($id: ID!) { lesson(where: { id: $id }) { name pages { title } cards { term published }
  studyProjects { id study_project_number level total_questions } } }`;
const key =
  /"is_correct":(true|false)|"sequence":\d|"match":"|"letter":"[A-Z]","concept|_msg(_two)?":"|"hint":"|"reveal":"/;

beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  const { db } = server;
  const { id: lesson_id, course_id } = await buildLesson(db, { name: 'Networks' });
  const project = await buildStudyProject(db, { lesson_id, cases: [questionTypeNames.map((type) => ({ type }))] });
  const { product_id } = await db
    .selectFrom('courses')
    .select('product_id')
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow();
  const { id: book_id } = await buildBook(db, { product_id });
  const page = await buildPage(db, { book_id, lesson_id, title: 'Wires' });
  await buildQuickdeckCard(db, { lesson_id, term: 'Mesh', definition: 'A net.' });
  for (const question_id of project.questions) {
    await buildQuestionResource(db, { question_id, type: 'hint', item: { page_id: page.id } });
    await buildQuestionResource(db, { question_id, type: 'reveal', item: { page_id: page.id } });
  }
  await db.insertInto('free_lessons').values({ lesson_id }).execute();
  place = { course_id, lesson_id, project_id: project.id, question_ids: project.questions };
});

beforeEach(async () => {
  user = await buildUser(server.db);
});

type Question = { question: Shown; last_result: boolean | null; incorrect_count: number };
const begun = async (
  caller: BuiltUser | null = user,
  id = place.project_id,
): Promise<{ ticket: string; questions: Question[] }> => (await call(caller, begin, { id })).data.freeStudyProject;
const tryOnce = (ticket: string, question: Shown, answer: unknown, caller: BuiltUser | null = user) =>
  call(caller, check, { data: { ticket, question_id: question.id, answer, seconds_spent: 3 } });

describe('a free lesson', () => {
  // D1-2.86–2.92
  it('is found by everyone, with its study projects, pages and published flash cards', async () => {
    const { data } = await call(
      null,
      `{ freeLessons { id name logo description language course_name product { name } } }`,
    );
    expect(data['freeLessons'].filter(({ id }: { id: string }) => id === place.lesson_id)).toMatchObject([
      { name: 'Networks', course_name: 'Living Online', product: { name: 'Digital Literacy' } },
    ]);
    const shown = (await call(null, lesson, { id: place.lesson_id })).data['lesson'];
    expect(shown).toMatchObject({ name: 'Networks', pages: [{ title: 'Wires' }], cards: [{ term: 'Mesh' }] });
    expect(shown.studyProjects).toMatchObject([{ id: place.project_id, study_project_number: 1, total_questions: 5 }]);
  });

  it('is the only one of its course that somebody without a group gets', async () => {
    await buildLesson(server.db, { course_id: place.course_id, name: 'Not free' });
    const ofCourse = 'query all($id: ID!) { lessons(courseId: $id) { name } }';
    for (const caller of [null, user])
      expect((await call(caller, ofCourse, { id: place.course_id })).data).toEqual({ lessons: [{ name: 'Networks' }] });
    const { course_id } = await buildLesson(server.db);
    expect((await call(null, ofCourse, { id: course_id })).code).toBe('UNAUTHENTICATED');
    expect((await call(user, ofCourse, { id: course_id })).code).toBe('NOT_FOUND');
  });

  // D1-3.42, 3.43, 7.39, 7.40
  it('is not listed, nor opened, once it is a draft', async () => {
    const { id } = await buildLesson(server.db, { published: false });
    await server.db.insertInto('free_lessons').values({ lesson_id: id }).execute();
    const { data } = await call(null, '{ freeLessons { id } }');
    expect(JSON.stringify(data)).not.toContain(id);
    expect((await call(user, lesson, { id })).code).toBe('NOT_FOUND');
  });
});

describe('a study project of a free lesson', () => {
  it.each(questionTypeNames)(
    'asks a question of type %s without its key, which comes with the second miss',
    async (type) => {
      const { ticket, questions } = await begun(null);
      expect(JSON.stringify(questions)).not.toMatch(key);
      const { question } = questions.find((one) => one.question.type === type) as Question;
      const wrong = await wrongAnswer(server.db, question);
      const first = (await tryOnce(ticket, question, wrong, null)).data['checkFreeAnswer'];
      expect(first).toMatchObject({ result: false, settled: false, group_id: null, saved_at: null });
      expect(first.attempt_question.question).toMatchObject({
        hint: 'page',
        reveal: null,
        correct_msg: null,
        incorrect_msg_two: null,
      });
      expect(JSON.stringify(first.attempt_question.question.answers)).not.toMatch(key);
      const again = { ...question, answers: first.attempt_question.question.answers };
      const second = (await tryOnce(first.ticket, again, wrong, null)).data['checkFreeAnswer'];
      expect(second).toMatchObject({ result: false, settled: true, attempt_question: { incorrect_count: 2 } });
      expect(second.attempt_question.question.reveal).toBe('page');
      expect(JSON.stringify(second.attempt_question.question)).toMatch(key);
      expect((await tryOnce(second.ticket, question, wrong, null)).code).toBe('QUESTION_SETTLED');
    },
  );

  it('tells a right answer at once, and leaves the other questions as they are', async () => {
    const { ticket, questions } = await begun();
    const [one, other] = questions as [Question, Question];
    const checked = (await tryOnce(ticket, one.question, await rightAnswer(server.db, one.question))).data[
      'checkFreeAnswer'
    ];
    expect(checked).toMatchObject({ result: true, settled: true, attempt_question: { last_result: true } });
    const next = (await tryOnce(checked.ticket, other.question, await wrongAnswer(server.db, other.question))).data;
    expect(next['checkFreeAnswer']).toMatchObject({ result: false, settled: false });
  });

  it('opens the hint to who has missed once, the explanation once the question is settled, and nothing by another ticket', async () => {
    const { ticket, questions } = await begun();
    const [one, other] = questions as [Question, Question];
    const open = async (questionId: string, given?: string) => {
      const { data, code } = await call(user, resources, { questionId, ticket: given });
      return code ?? data['questionResources'].map(({ type }: { type: string }) => type);
    };
    expect(await open(one.question.id)).toBe('NO_ATTEMPT');
    expect(await open(one.question.id, ticket)).toBe('NO_ATTEMPT');
    const wrong = await wrongAnswer(server.db, one.question);
    const first = (await tryOnce(ticket, one.question, wrong)).data['checkFreeAnswer'];
    expect(await open(one.question.id, first.resources_ticket)).toEqual(['hint']);
    expect(await open(other.question.id, first.resources_ticket)).toBe('NO_ATTEMPT');
    const second = (await tryOnce(first.ticket, one.question, wrong)).data['checkFreeAnswer'];
    expect(await open(one.question.id, second.resources_ticket)).toEqual(['hint', 'reveal']);
  });

  it('is the same for a learner whose own group has the course: the free lesson opens nothing of the group', async () => {
    const group = await buildGroup(server.db, { courses: [place.course_id] });
    await addGroupMember(server.db, group.id, user.id);
    const { ticket, questions } = await begun();
    const [{ question }] = questions as [Question];
    const checked = (await tryOnce(ticket, question, await wrongAnswer(server.db, question))).data['checkFreeAnswer'];
    const { data } = await call(user, resources, { questionId: question.id, ticket: checked.resources_ticket });
    expect(data['questionResources']).toHaveLength(1);
  });

  it('refuses what is not free, a ticket of a free benchmark, a foreign question and an answer that is none', async () => {
    const other = await buildStudyProject(server.db);
    expect((await call(user, begin, { id: other.id })).code).toBe('NOT_FOUND');
    expect((await call(null, begin, { id: other.id })).code).toBe('UNAUTHENTICATED');
    const draft = await buildStudyProject(server.db, {
      lesson_id: place.lesson_id,
      study_project_number: 2,
      published: false,
    });
    expect((await call(user, begin, { id: draft.id })).code).toBe('NOT_FOUND');
    const empty = await buildStudyProject(server.db, {
      lesson_id: place.lesson_id,
      study_project_number: 3,
      cases: [],
    });
    expect((await call(user, begin, { id: empty.id })).code).toBe('NO_QUESTIONS');
    const { ticket, questions } = await begun();
    const [{ question }] = questions as [Question];
    expect((await tryOnce('x', question, null)).code).toBe('ATTEMPT_OVER');
    expect((await tryOnce(ticket, { ...question, id: crypto.randomUUID() }, null)).code).toBe('NOT_FOUND');
    expect((await tryOnce(ticket, question, { no: 'answer' })).code).toBe('INVALID');
    expect((await tryOnce(ticket, question, null)).code).toBe('NOT_ANSWERED');
  });

  // D1-1.17, 4.80
  it('writes no row in any table, with a key for repeating it neither', async () => {
    await begun();
    const before = await rowCounts(server.db);
    const { ticket, questions } = await begun();
    for (const { question } of questions) {
      const data = { ticket, question_id: question.id, answer: await wrongAnswer(server.db, question) };
      expect((await call(user, check, { data })).code).toBeNull();
      await call(user, resources, { questionId: question.id });
    }
    expect(await rowCounts(server.db)).toEqual(before);
  });
});
