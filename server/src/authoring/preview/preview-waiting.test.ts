import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { questionFields, type Shown } from '../../../test/answers.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { rowCounts } from '../../../test/row-counts.ts';
import { documentOf } from '../../../test/security/document.ts';
import { buildShownCourse, type ShownCourse } from '../../../test/shown-course.ts';

let server: TestServer;
let developer: BuiltUser;
let colleague: BuiltUser;
let learner: BuiltUser;
let school: ShownCourse;
let groupId: string;
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  developer = await buildUser(db, { role: 'CONTENT_DEVELOPER' });
  colleague = await buildUser(db, { role: 'CONTENT_MANAGER' });
  learner = await buildUser(db, { role: 'STUDENT' });
  school = await buildShownCourse(db, true);
  groupId = (await buildGroup(db, { courses: [school.course] })).id;
  await addGroupMember(db, groupId, learner.id);
});

const ask = async (by: BuiltUser, query: string, variables: object) => {
  const { data, code } = await server.call(by, query, { ...variables });
  expect(code).toBeNull();
  return data;
};
async function waits(operation: string, variables: object) {
  const done = (await ask(developer, documentOf(operation), variables))[operation];
  expect([operation, done.waits]).toEqual([operation, true]);
  return done as { items: { id: string; what: string; version: number }[] };
}
const question = (text: string) => ({
  type: 'MULTIPLE_CHOICE',
  question: `<p>${text}</p>`,
  answers: ['Clay', 'Sand'].map((answer, index) => ({ answer: `<p>${answer}</p>`, is_correct: index === 0 })),
});
const feedback = { correct_msg: '<p>Yes.</p>', incorrect_msg: '<p>No.</p>', incorrect_msg_two: '<p>No again.</p>' };
const rightOf = ({ answers }: Shown) => answers.find(({ answer }) => answer?.includes('Clay'))?.id;
const newIn = ({ items }: { items: { id: string; what: string }[] }) => items.find(({ what }) => what === 'MADE')?.id;

const course = `query ($id: ID!, $groupId: ID) { course(where: { id: $id }, groupId: $groupId) { lessons { name } }
  benchmarks(courseId: $id, groupId: $groupId) { totalQuestions } }`;
const attempt = `ticket questions { question { ${questionFields} } }`;

describe('preview shows what waits as it will be', () => {
  it('in the lists of a course and in a lesson, to authors outside a group alone', async () => {
    const names = async (by: BuiltUser, group: string | null = null) =>
      (await ask(by, course, { id: school.course, groupId: group }))['course'].lessons.map(
        ({ name }: { name: string }) => name,
      );
    await waits('updateLesson', { data: { name: 'Ground' }, where: { id: school.lesson_id } });
    expect(await names(colleague)).toEqual(['Ground', 'Water', 'Air']);
    expect(await names(learner, groupId)).toEqual(['Soil', 'Water', 'Air']);
    await waits('updateBookPage', { data: { content: '<p>Much clay.</p>' }, where: { id: school.pages[0] } });
    const lesson = `query ($id: ID!, $groupId: ID) { lesson(where: { id: $id }, groupId: $groupId) { pages { content } } }`;
    const first = async (by: BuiltUser, group: string | null = null) =>
      (await ask(by, lesson, { id: school.lesson_id, groupId: group }))['lesson'].pages[0].content;
    expect(await first(colleague)).toBe('<p>Much clay.</p>');
    expect(await first(learner, groupId)).not.toBe('<p>Much clay.</p>');
  });

  it('asks a question that waits, grades it from its ticket and writes nothing', async () => {
    const begin = `query ($id: ID!) { previewAssessment(courseId: $id, type: BENCHMARK, level: 1) { ${attempt} } }`;
    const made = await waits('createQuestion', {
      data: { ...question('What holds water?'), lesson_id: school.lesson_id },
      belongsTo: { benchmark_id: school.benchmark },
    });
    const before = await rowCounts(server.db);
    const { ticket, questions } = (await ask(colleague, begin, { id: school.course }))['previewAssessment'] as {
      ticket: string;
      questions: { question: Shown }[];
    };
    const asked = questions.find(({ question: { id } }) => id === newIn(made))?.question;
    expect(asked?.question).toBe('<p>What holds water?</p>');
    const finish = `query ($ticket: String!, $answers: [DraftAnswerInput!]!) { previewAssessmentResult(ticket: $ticket, answers: $answers) {
      questions { last_result question { id answers { is_correct } } } } }`;
    const answers = [{ question_id: asked?.id, answer: { chosen: [rightOf(asked as Shown)] }, seconds_spent: 1 }];
    const { questions: graded } = (await ask(colleague, finish, { ticket, answers }))['previewAssessmentResult'];
    const own = graded.find((one: { question: { id: string } }) => one.question.id === asked?.id);
    expect(own.last_result).toBe(true);
    expect(await rowCounts(server.db)).toEqual(before);
    // Another process has read none of it: the ticket alone says what the question is, and only of those that wait.
    const sealed = (await server.services.tickets.open(ticket)) as { waiting: Record<string, { question: string }> };
    expect(Object.values(sealed.waiting).map(({ question: text }) => text)).toEqual(['<p>What holds water?</p>']);
  });

  it('lets authors work on a study project whose question waits, with hint and verdict', async () => {
    const { db } = server;
    const [project = ''] = school.projects;
    const { id } = await db
      .selectFrom('questions')
      .innerJoin('case_studies', 'case_studies.id', 'questions.case_study_id')
      .select('questions.id')
      .where('study_project_id', '=', project)
      .executeTakeFirstOrThrow();
    await waits('updateQuestion', { data: { ...question('Which one?'), ...feedback }, where: { id, version: 1 } });
    const begin = `query ($id: ID!) { previewStudyProject(id: $id) { ${attempt} } }`;
    const { ticket, questions } = (await ask(colleague, begin, { id: project }))['previewStudyProject'];
    const asked = questions.find((one: { question: Shown }) => one.question.id === id)?.question as Shown;
    expect(asked.question).toBe('<p>Which one?</p>');
    const check = `mutation ($data: CheckAnswerInput!) { checkAnswer(data: $data) { result settled ticket } }`;
    const wrong = asked.answers.find((answer) => answer.id !== rightOf(asked))?.id;
    const tried = { study_project_id: project, question_id: id };
    const first = (await ask(colleague, check, { data: { ...tried, ticket, answer: { chosen: [wrong] } } }))[
      'checkAnswer'
    ];
    expect(first).toMatchObject({ result: false, settled: false });
    const data = { ...tried, ticket: first.ticket, answer: { chosen: [rightOf(asked)] } };
    expect((await ask(colleague, check, { data }))['checkAnswer']).toMatchObject({ result: true, settled: true });
  });
});
