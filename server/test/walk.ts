import type { BuiltUser } from '../seed/people.ts';
import { questionFields, rightAnswer, wrongAnswer } from './answers.ts';
import type { TestServer } from './harness.ts';

const saveProject = `mutation save($data: StudyProjectProgressInput!) {
  saveStudyProjectProgress(data: $data) { attempt_questions { question { ${questionFields} } } } }`;
const check = `mutation check($data: CheckAnswerInput!) { checkAnswer(data: $data) { result } }`;
const saveAnswers = `mutation saveAnswers($data: [AnswerRecordInput!]!) { saveAnswers(data: $data) { exercise_result { corrects } } }`;
const start = `mutation start($data: StartAssessmentInput!) {
  startAssessment(data: $data) { id questions { question { ${questionFields} } } } }`;

/** Where a learner works. */
export type Place = { readonly learner: BuiltUser; readonly group_id: string; readonly course_id: string };

/** Works through a study project like a learner; the first `rights` questions right at once, the others wrong twice. */
export async function walkStudyProject(
  server: TestServer,
  place: Place,
  study_project_id: string,
  rights: number,
): Promise<void> {
  const where = { group_id: place.group_id, study_project_id };
  const begun = await server.call(place.learner, saveProject, { data: { ...where, question_index: 0 } });
  const questions = begun.data['saveStudyProjectProgress'].attempt_questions.map(({ question }: any) => question);
  for (const [index, question] of questions.entries()) {
    const right = index < rights;
    const answer = await (right ? rightAnswer : wrongAnswer)(server.db, question);
    const data = { ...where, question_id: question.id, answer, seconds_spent: 10 };
    await server.call(place.learner, check, { data });
    if (!right) await server.call(place.learner, check, { data });
  }
  await server.call(place.learner, saveAnswers, { data: [{ ...where, question_id: questions[0].id }] });
}

/** Takes a benchmark or summary of a level like a learner, the first `rights` questions right, the others wrong; the id of the attempt. */
export async function walkAssessment(
  server: TestServer,
  place: Place,
  type: 'BENCHMARK' | 'SUMMARY',
  level: number,
  rights: number,
): Promise<string> {
  const { learner, group_id, course_id } = place;
  const begun = (await server.call(learner, start, { data: { group_id, course_id, type, level } })).data[
    'startAssessment'
  ];
  const data = await Promise.all(
    begun.questions.map(async ({ question }: any, index: number) => ({
      group_id,
      question_id: question.id,
      answer: await (index < rights ? rightAnswer : wrongAnswer)(server.db, question),
    })),
  );
  const submit = `mutation submit($where: AttemptWhere!, $data: [AnswerRecordInput!]!) {
    ${type === 'BENCHMARK' ? 'saveBenchmarkAnswers' : 'saveSummaryAnswers'}(where: $where, data: $data) { id } }`;
  await server.call(learner, submit, { where: { group_id, attempt_id: begun.id }, data });
  return begun.id;
}
