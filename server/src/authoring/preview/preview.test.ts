import { contentRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { questionFields, rightAnswer, wrongAnswer, type Shown } from '../../../test/answers.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { rowCounts } from '../../../test/row-counts.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
let author: BuiltUser;
/** A course nothing of which is published. */
let place: { course_id: string; project_id: string };

const attempt = `id ticket level questions { question { ${questionFields} } }`;
const beginAssessment = `query begin($courseId: ID!, $type: ExerciseType!, $level: Int) {
  previewAssessment(courseId: $courseId, type: $type, level: $level) { ${attempt} } }`;
const finish = `query finish($ticket: String!, $answers: [DraftAnswerInput!]!) { previewAssessmentResult(ticket: $ticket, answers: $answers) {
  result { percent corrects total_questions by_lesson { corrects } } questions { last_result question { ${questionFields} } } } }`;
const beginProject = `query begin($id: ID!) { previewStudyProject(id: $id) { ${attempt} } }`;
const check = `mutation check($data: CheckAnswerInput!) { checkAnswer(data: $data) { result settled ticket group_id attempt_question {
  question { ${questionFields} } } } }`;

type Begun = { ticket: string; questions: { question: Shown }[] };

beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  author = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  const { db } = server;
  const { id: course_id } = await buildCourse(db, { published: false });
  const { id: lesson_id } = await buildLesson(db, { course_id, published: false });
  const questions = [{ type: 'MULTIPLE_CHOICE', lesson_id } as const, { type: 'MATCHING', lesson_id: null } as const];
  const { id } = await buildBenchmark(db, { course_id, questions });
  await db.updateTable('benchmarks').set({ published: false }).where('id', '=', id).execute();
  await db.updateTable('summaries').set({ published: false }).where('course_id', '=', course_id).execute();
  place = { course_id, project_id: (await buildStudyProject(db, { lesson_id, published: false })).id };
});

const begun = async (type = 'BENCHMARK', by = author): Promise<Begun> =>
  (await call(by, beginAssessment, { courseId: place.course_id, type, level: 1 })).data.previewAssessment;
const rightAnswers = (questions: Begun['questions']) =>
  Promise.all(
    questions.map(async ({ question }) => ({
      question_id: question.id,
      answer: await rightAnswer(server.db, question),
      seconds_spent: 1,
    })),
  );
const tryOnce = (ticket: string, question: Shown, answer: unknown, by = author) =>
  call(by, check, { data: { ticket, study_project_id: place.project_id, question_id: question.id, answer } });

describe('preview', () => {
  it.each(['BENCHMARK', 'SUMMARY'])(
    'takes a %s that is a draft, with questions of no lesson, and shows every key at the end',
    async (type) => {
      const { ticket, questions } = await begun(type);
      expect(questions).toHaveLength(2);
      const { data } = await call(author, finish, { ticket, answers: await rightAnswers(questions) });
      expect(data.previewAssessmentResult.result).toMatchObject({ percent: 100, corrects: 2, total_questions: 2 });
      expect(JSON.stringify(data)).toMatch(/"is_correct":true/);
      expect(data.previewAssessmentResult.questions).toMatchObject([{ last_result: true }, { last_result: true }]);
    },
  );

  it('works on a study project that is a draft, with hint and verdict as learners get them', async () => {
    const { ticket, questions }: Begun = (await call(author, beginProject, { id: place.project_id })).data
      .previewStudyProject;
    const [{ question }] = questions as [{ question: Shown }];
    const first = (await tryOnce(ticket, question, await wrongAnswer(server.db, question))).data.checkAnswer;
    expect(first).toMatchObject({ result: false, settled: false, group_id: null });
    const second = (await tryOnce(first.ticket, question, await rightAnswer(server.db, question))).data.checkAnswer;
    expect(second).toMatchObject({ result: true, settled: true });
    expect(JSON.stringify(second)).toMatch(/"is_correct":true/);
  });

  // D1-2.82, 6.18, 6.19, D2-2.29–2.31, R2-10–13
  it.each(globalRoles)('is open to content roles and to nobody else: %s', async (role) => {
    const user = await buildUser(server.db, { role });
    const mine = await begun();
    const codes = [
      (await call(user, beginAssessment, { courseId: place.course_id, type: 'BENCHMARK', level: 1 })).code,
      (await call(user, beginProject, { id: place.project_id })).code,
    ];
    const isContent = (contentRoles as readonly string[]).includes(role);
    expect(codes).toEqual(isContent ? [null, null] : ['FORBIDDEN', 'FORBIDDEN']);
    const result = (await call(user, finish, { ticket: mine.ticket, answers: [] })).code;
    expect(result).toBe(isContent ? 'ATTEMPT_OVER' : 'FORBIDDEN');
  });

  it('is closed to visitors, and takes no ticket of free mode', async () => {
    expect((await call(null, beginProject, { id: place.project_id })).code).toBe('UNAUTHENTICATED');
    const { db } = server;
    const { id: course_id } = await buildCourse(db);
    const { id: lesson_id } = await buildLesson(db, { course_id });
    await buildBenchmark(db, { course_id, questions: [{ type: 'MULTIPLE_CHOICE', lesson_id }] });
    await db.insertInto('free_course_benchmarks').values({ course_id }).execute();
    const free = await call(author, `query b($id: ID!) { freeBenchmark(courseId: $id, level: 1) { ticket } }`, {
      id: course_id,
    });
    expect((await call(author, finish, { ticket: free.data.freeBenchmark.ticket, answers: [] })).code).toBe(
      'ATTEMPT_OVER',
    );
  });

  const rounds = howMany({ sample: 20, deep: 1000 });

  // D1-1.19, 4.79, D2-2.32, 2.33
  it(
    'writes no row in any table, with a key for repeating it neither (T38)',
    async () => {
      await begun();
      const before = await rowCounts(server.db);
      for (let round = 0; round < rounds; round++) {
        const { ticket, questions } = await begun(round % 2 ? 'SUMMARY' : 'BENCHMARK');
        await call(author, finish, { ticket, answers: await rightAnswers(questions) });
        const project: Begun = (await call(author, beginProject, { id: place.project_id })).data.previewStudyProject;
        const [{ question }] = project.questions as [{ question: Shown }];
        expect((await tryOnce(project.ticket, question, await rightAnswer(server.db, question))).code).toBeNull();
      }
      expect(await rowCounts(server.db)).toEqual(before);
    },
    longTest,
  );
});
