import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { buildBenchmark, buildCourse, buildLesson } from '../seed/content.ts';
import { buildUser, type BuiltUser } from '../seed/people.ts';
import { addGroupMember, buildGroup } from '../seed/school.ts';
import { questionFields, rightAnswer, wrongAnswer, type Shown } from './answers.ts';
import type { TestServer } from './harness.ts';

const sitting = `id level revision question_index deadline time_limit submitted submitted_by_timer review
  result { percent corrects total_questions seconds_spent by_lesson { lesson_name corrects total_questions percent } }
  questions { answer seconds_spent last_result incorrect_count level question { ${questionFields} } }`;
/** Begins a sitting or takes one up, and asks for all that its player knows. */
export const startDocument = `mutation start($data: StartAssessmentInput!) { startAssessment(data: $data) { ${sitting} } }`;
/** Submits a sitting and asks for the same. */
export const submitDocument = (type: string) => `mutation submit($where: AttemptWhere!, $data: [AnswerRecordInput!]!) {
  result: save${type === 'BENCHMARK' ? 'Benchmark' : 'Summary'}Answers(where: $where, data: $data) { ${sitting} }
}`;

/** A question of a sitting, as the server shows it to the learner. */
export type AskedQuestion = {
  readonly level: number;
  readonly answer: unknown;
  readonly last_result: boolean | null;
  readonly question: Shown;
};

/** A learner in a group with a course that has a benchmark and its summary. */
export type AssessmentWorld = {
  readonly learner: BuiltUser;
  readonly group_id: string;
  readonly course_id: string;
  readonly benchmark_id: string;
  readonly summary_id: string;
};

/** A learner in a group with a course whose first level asks one question of each type. */
export async function assessmentWorld(
  { db }: TestServer,
  values: {
    time?: number | null;
    perLesson?: number;
    group?: Parameters<typeof buildGroup>[1];
    questions?: number;
  } = {},
): Promise<AssessmentWorld> {
  const course = await buildCourse(db);
  const lesson = await buildLesson(db, { course_id: course.id, name: 'Networks' });
  const types = values.questions
    ? Array.from({ length: values.questions }, () => 'MULTIPLE_CHOICE' as const)
    : questionTypeNames;
  const benchmark = await buildBenchmark(db, {
    course_id: course.id,
    ...(values.time === undefined ? {} : { time: values.time }),
    ...(values.perLesson ? { questions_per_lesson: values.perLesson } : {}),
    questions: types.map((type) => ({ type, lesson_id: lesson.id })),
  });
  const group = await buildGroup(db, { courses: [course.id], ...values.group });
  const learner = await buildUser(db);
  await addGroupMember(db, group.id, learner.id);
  return {
    learner,
    group_id: group.id,
    course_id: course.id,
    benchmark_id: benchmark.id,
    summary_id: benchmark.summary_id ?? '',
  };
}

/** Begins a sitting, or takes up the open one. */
export const beginAssessment = (
  server: TestServer,
  { learner, group_id, course_id }: AssessmentWorld,
  type = 'BENCHMARK',
  level: number | null = 1,
) => server.call(learner, startDocument, { data: { group_id, course_id, type, level } });

/** Answers to questions as they are shown, all right or all wrong. */
export async function answersTo({ db }: TestServer, questions: readonly AskedQuestion[], right: boolean) {
  return Promise.all(
    questions.map(async ({ question }) => ({
      question_id: question.id,
      answer: await (right ? rightAnswer : wrongAnswer)(db, question),
    })),
  );
}

/** Takes a whole assessment, all right or all wrong, and returns what the learner sees at the end. */
export async function takeAssessment(
  server: TestServer,
  place: AssessmentWorld,
  type: 'BENCHMARK' | 'SUMMARY',
  right: boolean,
) {
  const { data } = await beginAssessment(server, place, type);
  const { id, questions, revision } = data['startAssessment'];
  const given = (await answersTo(server, questions, right)).map((one) => ({ ...one, group_id: place.group_id }));
  const where = { group_id: place.group_id, attempt_id: id, revision };
  return (await server.call(place.learner, submitDocument(type), { where, data: given })).data['result'];
}
