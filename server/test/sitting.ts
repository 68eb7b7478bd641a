import { buildBenchmark, buildCourse, buildLesson } from '../seed/content.ts';
import { buildUser, type BuiltUser } from '../seed/people.ts';
import { addGroupMember, buildGroup } from '../seed/school.ts';
import type { TestServer } from './harness.ts';

/** A learner in a group with a course whose benchmarks ask multiple choice questions. */
export type SittingWorld = {
  readonly learner: BuiltUser;
  readonly group_id: string;
  readonly course_id: string;
  readonly benchmarks: readonly string[];
};

/** Builds a learner's world; `questions` says how many each level asks. */
export async function sittingWorld(
  { db }: TestServer,
  { questions = [2], time = 3600 }: { questions?: readonly number[]; time?: number | null } = {},
): Promise<SittingWorld> {
  const { id: course_id } = await buildCourse(db, { levels: 4 });
  const { id: lesson_id } = await buildLesson(db, { course_id });
  const benchmarks: string[] = [];
  for (const [index, count] of questions.entries()) {
    const asked = Array.from({ length: count }, () => ({ type: 'MULTIPLE_CHOICE', lesson_id }) as const);
    benchmarks.push((await buildBenchmark(db, { course_id, level: index + 1, time, questions: asked })).id);
  }
  const { id: group_id } = await buildGroup(db, { courses: [course_id] });
  const learner = await buildUser(db);
  await addGroupMember(db, group_id, learner.id);
  return { learner, group_id, course_id, benchmarks };
}

/** A sitting as it was begun. */
export type Begun = {
  readonly id: string;
  readonly revision: number;
  readonly questions: readonly { readonly question: { readonly id: string; readonly answers: { id: string }[] } }[];
};

const start = `mutation start($data: StartAssessmentInput!) {
  startAssessment(data: $data) { id revision questions { question { id answers { id } } } } }`;

/** Begins the benchmark of the first level, or of all of them with null. */
export async function beginSitting(server: TestServer, world: SittingWorld, level: number | null = 1): Promise<Begun> {
  const { learner, group_id, course_id } = world;
  const { data } = await server.call(learner, start, { data: { group_id, course_id, type: 'BENCHMARK', level } });
  return data['startAssessment'];
}

/** Saves a draft of a sitting and gives what a browser wants to know afterwards. */
export const saveDocument = `mutation save($data: AssessmentDraftInput!) {
  saveAssessmentDraft(data: $data) { group_id revision questions { seconds_spent answer question { id } } } }`;

/** Submits a sitting. */
export const submitDocument = `mutation submit($where: AttemptWhere!, $data: [AnswerRecordInput!]!) {
  saveBenchmarkAnswers(where: $where, data: $data) { group_id submitted result { corrects seconds_spent } } }`;
